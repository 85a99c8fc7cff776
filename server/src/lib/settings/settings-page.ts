import { settings } from './settings.ts'

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
  ].join('\n')
}

if (import.meta.main) process.stdout.write(settingsPage())
