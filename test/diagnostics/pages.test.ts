/** The pages of docs/errors are what the catalogue says. To write them anew: `npx vitest run test/diagnostics/pages.test.ts -u`. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { catalogue, errorPages } from '../../compiler/diagnostics/index.js'

const pages = errorPages()

describe('docs/errors', () => {
  it.each(pages.map(({ path, text }) => [path, text] as const))(
    '%s is as it should be',
    async (path, text) => {
      await expect(text).toMatchFileSnapshot(`../../docs/errors/${path}`)
    },
  )

  it('has no other page, and tells every code', () => {
    expect(readdirSync('docs/errors').sort()).toEqual(pages.map(({ path }) => path).sort())
    const all = pages.map(({ text }) => text).join('\n')
    for (const { code, title } of catalogue.values()) expect(all).toContain(`## ${code}: ${title}`)
  })

  it('links to headings that are there', () => {
    const [overview] = pages
    for (const [, page = '', anchor = ''] of overview?.text.matchAll(/\]\(([\w-]+\.md)#([^)]+)\)/g) ?? []) {
      const text = pages.find(({ path }) => path === page)?.text ?? ''
      const anchors = [...text.matchAll(/^## (.*)$/gm)].map(([, heading = '']) =>
        heading
          .toLowerCase()
          .replace(/[^\p{L}\p{N} -]/gu, '')
          .replaceAll(' ', '-'),
      )
      expect(anchors).toContain(anchor)
    }
  })
})
