import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { type Page, root } from './snippet'

const folders = ['src', 'test', 'docs', 'bench']

/** Every file and folder that a page may speak of, folders with a slash behind. */
const places = [root, ...folders.map((folder) => join(root, folder))].flatMap((folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: folder !== root, withFileTypes: true }).map((entry) =>
        `${join(entry.parentPath, entry.name).slice(root.length)}${entry.isDirectory() ? '/' : ''}`)
    : [])

const withoutFences = (text: string): string => text.replace(/^```.*?^```/gms, '')

/** A heading as the fragment that links to it. */
const fragment = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N} -]/gu, '').replaceAll(' ', '-')

function isLinkTarget(page: Page, target: string): boolean {
  const [path = '', hash] = target.split('#')
  const file = path === '' ? join(root, page.name) : join(root, dirname(page.name), path)
  if (!existsSync(file)) return false
  if (hash === undefined) return true
  const text = path === '' ? page.text : readFileSync(file, 'utf8')
  return [...text.matchAll(/^#+ (.*)$/gm)].some(([, heading = '']) => fragment(heading) === hash)
}

/** Links of a page that lead nowhere, and files and folders it names that do not exist. */
export function missingPlaces(page: Page): string[] {
  const text = withoutFences(page.text)
  const links = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target).filter((target) => !/^\w+:/.test(target))
  const names = [...text.matchAll(/`([\w./-]+(?:\.(?:ts|js|cjs|json|md)|\/))`/g)].map(([, name = '']) => name)
  return [
    ...links.filter((target) => !isLinkTarget(page, target)),
    ...names.filter((name) => !places.some((place) => place.endsWith(`/${name}`)) && basename(name) !== 'main.js'),
  ]
}
