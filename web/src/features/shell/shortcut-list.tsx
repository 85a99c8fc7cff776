import { modals } from '@mantine/modals'
import { useTranslation } from 'react-i18next'
import css from './shortcut-list.module.css'

/** Opens the list of keyboard shortcuts. */
export function useShortcutList(): () => void {
  const { t } = useTranslation(['shell', 'ui'])
  const groups = [
    {
      title: t('shortcuts.everywhere'),
      keys: [
        ['?', t('shortcuts.help')],
        ['g', t('shortcuts.documents')],
        ['Esc', t('shortcuts.close')],
      ],
    },
    {
      title: t('shortcuts.results'),
      keys: [
        ['n  j  →', t('shortcuts.next')],
        ['p  k  ←', t('shortcuts.previous')],
        ['r', t('shortcuts.settle')],
        ['f', t('shortcuts.filter')],
        ['c', t('shortcuts.contract')],
        ['/', t('shortcuts.search')],
      ],
    },
  ]
  return () =>
    modals.open({
      modalId: 'shortcuts',
      title: t('shortcuts.title'),
      closeButtonProps: { 'aria-label': t('ui:close') },
      children: groups.map(({ title, keys }) => (
        <section key={title} className={css.group}>
          <h3 className={css.title}>{title}</h3>
          <dl className={css.list}>
            {keys.map(([key, words]) => (
              <div key={key} className={css.row}>
                <dt>
                  {key!.split('  ').map((one) => (
                    <kbd key={one} className={css.key}>
                      {one}
                    </kbd>
                  ))}
                </dt>
                <dd>{words}</dd>
              </div>
            ))}
          </dl>
        </section>
      )),
    })
}
