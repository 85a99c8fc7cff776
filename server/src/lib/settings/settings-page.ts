import { settings } from './settings.ts'

/** Names that are read besides, in the environment alone: by custom, by Node.js, by the checks and by who works on the pages. */
const besides = {
  NO_COLOR: 'Anything: no colours in the terminal (<https://no-color.org>).',
  NODE_COMPILE_CACHE:
    'Where `./karar` keeps compiled code for the next start; by default `node_modules/.cache/karar` beside the program.',
  CHROME_PATH: 'The browser that `./test` takes for its journeys, instead of one that it finds or installs.',
  KARAR_API: 'The server to which `npm run dev:web` hands calls on; by default http://127.0.0.1:3000.',
} as const

/** `docs/settings.md`, made from the table in the code: `node server/src/lib/settings/settings-page.ts > docs/settings.md`. */
export function settingsPage(): string {
  const rows = Object.entries(settings).map(
    ([name, setting]) => `| \`${name}\` | ${setting.default} | ${setting.description} |`,
  )
  return [
    '# Settings',
    '',
    'All are optional. They are read once at the start, from the environment and from a file `.env` in the folder',
    'Karar is started in; the environment wins. A wrong value is refused at the start, in words.',
    'This page is made from `server/src/lib/settings/settings.ts`.',
    '',
    '| Setting | Default | What it does |',
    '|---|---|---|',
    ...rows,
    '',
    '## Besides',
    '',
    'Read from the environment alone, not from `.env`:',
    '',
    '| Name | What it does |',
    '|---|---|',
    ...Object.entries(besides).map(([name, does]) => `| \`${name}\` | ${does} |`),
    '',
  ].join('\n')
}

if (import.meta.main) process.stdout.write(settingsPage())
