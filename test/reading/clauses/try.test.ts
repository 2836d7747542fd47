import { it } from 'vitest'
import { inBody, onCard, read, work } from './harbour.js'
const scope = process.env['BODY'] ? inBody(JSON.parse(process.env['BODY'])) : onCard
it('try', () => {
  for (const line of (process.env['TRY'] ?? '').split('|')) {
    const [cat, ...t] = line.trim().split(' ')
    const w = work(t.join(' '), scope)
    console.log('##', line, 'work', w.work)
    let r: object[] = []
    try {
      r = read(cat as 'effect', t.join(' '), scope)
    } catch (e) {
      console.log(String(e))
    }
    for (const p of r) console.log('  =>', JSON.stringify(p))
    if (r.length === 0) console.log('  none', [...new Set(w.ruledOut)].slice(0, 8))
  }
})
