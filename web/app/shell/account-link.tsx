import User from 'lucide-react/icons/user'
import { Link } from 'react-router'
import { type OwnParts, useAccountPath } from './own-parts.ts'

/**
 * The link to the profile with the customer's photo and, on wide screens, first name; for guests to the login. Neutral
 * while the viewer is unknown.
 */
export function AccountLink({ label, name, photo }: OwnParts['account']) {
  return (
    <Link
      to={useAccountPath()}
      aria-label={label}
      data-own="account"
      className="inline-flex min-h-tap min-w-tap flex-none items-center justify-center gap-2 rounded-sm transition-colors hover:bg-surface-2 xl:px-2"
      viewTransition
      suppressHydrationWarning
    >
      <img
        src={photo}
        alt=""
        width={28}
        height={28}
        data-own="photo"
        className="peer size-7 rounded-full object-cover not-[[src]]:hidden"
        suppressHydrationWarning
      />
      <User aria-hidden="true" strokeWidth={1.75} className="size-6 peer-[[src]]:hidden" />
      <bdi
        data-own="name"
        className="hidden max-w-28 truncate text-14 font-semibold xl:inline"
        suppressHydrationWarning
      >
        {name}
      </bdi>
    </Link>
  )
}
