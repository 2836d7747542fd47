#!/usr/bin/env node
/** The command `gametext`. */
import { wantsColour } from '../diagnostics/index.js'
import { run } from './run.js'

// A reader that closes the pipe early, such as `head`, is no fault.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(0)
  throw fault
})

process.exitCode = await run(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  colour: { out: wantsColour(process.stdout, process.env), err: wantsColour(process.stderr, process.env) },
  live: process.stderr.isTTY && process.env['CI'] === undefined && process.env['TERM'] !== 'dumb',
  cwd: process.cwd(),
  self: [process.execPath, ...process.execArgv, ...process.argv.slice(1, 2)],
})
