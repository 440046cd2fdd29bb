import { useTranslation } from 'react-i18next'
import { Text } from '#app/lib/i18n/text.tsx'
import { mapLink, telLink } from '#app/lib/shop/links.ts'
import type { ShellQuery } from './__generated__/shell.ts'
import { useRootData } from './root-data.ts'

type Branch = ShellQuery['branches'][number]

/** The shop's branches by governorate, to call or to find. */
export function FooterBranches() {
  const { t } = useTranslation('shell')
  const branches = useRootData().shell?.branches ?? []
  if (branches.length === 0) return null
  const states = [...new Set(branches.map(({ stateName }) => stateName))]
  return (
    <div id="branches" className="col-span-full scroll-mt-6 lg:col-auto">
      <h2 className="type-h4">
        <Text>{t('footer.branches', { count: branches.length })}</Text>
      </h2>
      {states.map((state) => (
        <details key={state} name="branches" className="border-b border-line last:border-0">
          <summary className="flex min-h-tap items-center justify-between text-text-2 hover:text-text">
            <span>{state}</span>
            <bdi dir="ltr" className="tnum text-13 text-text-3">
              {branches.filter(({ stateName }) => stateName === state).length}
            </bdi>
          </summary>
          <ul className="grid gap-3 pb-3">
            {branches.map((branch) => (branch.stateName === state ? <BranchLine key={branch.id} branch={branch} /> : null))}
          </ul>
        </details>
      ))}
    </div>
  )
}

function BranchLine({ branch }: { branch: Branch }) {
  const { t } = useTranslation('shell')
  const { name, address, phone } = branch
  return (
    <li className="text-13">
      <p className="font-semibold">{name}</p>
      <p className="text-text-2">
        <Text>{address}</Text>
      </p>
      <p className="flex gap-4 *:inline-flex *:min-h-9 *:items-center *:underline *:underline-offset-4">
        <a href={telLink(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </a>
        <a href={mapLink(branch)} target="_blank" rel="noreferrer" aria-label={t('footer.mapOf', { name })}>
          {t('footer.map')}
        </a>
      </p>
    </li>
  )
}
