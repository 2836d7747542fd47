/** `npm run bench`: a table, or with `-- --json` one JSON object. See docs/performance.md for the method. */
import { parseArgs } from 'node:util'
import { loadGames } from './games.js'
import { report } from './report.js'
import { allResults } from './results.js'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    game: { type: 'string' },
    seconds: { type: 'string', default: '4' },
    list: { type: 'string' },
    'no-reading': { type: 'boolean', default: false },
  },
})

const games = await loadGames(values.game)
const results = allResults(games, {
  seconds: Number(values.seconds),
  list: values.list,
  reading: !values['no-reading'],
})
process.stdout.write(values.json ? `${JSON.stringify(results, null, 2)}\n` : report(results))
