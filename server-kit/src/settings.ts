export type Env = Record<string, string | undefined>

/** One environment variable of a server. `npm run settings` and docs/settings.md show it. */
export interface Setting<Value> {
  /** The purpose, for the person who runs the shop. */
  purpose: string
  /** Its text where it is not set; empty: none. */
  otherwise: string | ((env: Env) => string)
  /** Returns the value of a text, which is empty where the setting has none. Throws an Error with one line. */
  parse: (text: string, name: string) => Value
  /** Whether its value is never shown. */
  isSecret?: boolean
  /** Returns what is wrong with it among the other settings, in one line: it is missing, or contradicts them. */
  faultOf?: (env: Env, name: string) => string | undefined
}
export type Settings = Record<string, Setting<unknown>>
export type ValuesOf<Table extends Settings> = { [Name in keyof Table]: ReturnType<Table[Name]['parse']> }

export const isProduction = (env: Env): boolean => env.NODE_ENV === 'production'
export const isSet = (env: Env, name: string): boolean => Boolean(env[name]?.trim())

/** Reads the settings of a server. Throws an Error that names all that are missing or wrong, one line for each. */
export function readTable<Table extends Settings>(table: Table, env: Env): ValuesOf<Table> {
  const faults = faultsOf(table, env)
  if (faults.length > 0) throw new Error(faults.join('\n'))
  return Object.fromEntries(
    Object.entries(table).map(([name, setting]) => [name, setting.parse(readSettingText(setting, env, name), name)]),
  ) as ValuesOf<Table>
}

/** Returns one line for each setting that is missing, cannot be read or contradicts another. */
export function faultsOf(table: Settings, env: Env): string[] {
  return Object.entries(table).flatMap(([name, setting]) => {
    try {
      // A default that is wrong is that of another setting, which is named itself.
      if (isSet(env, name)) setting.parse(readSettingText(setting, env, name), name)
      return setting.faultOf?.(env, name) ?? []
    } catch (error) {
      return (error as Error).message
    }
  })
}

/** Returns the text of a setting: as it is set, without spaces around it, else its default. */
export function readSettingText({ otherwise }: Setting<unknown>, env: Env, name: string): string {
  return env[name]?.trim() || (typeof otherwise === 'string' ? otherwise : otherwise(env))
}

export function text(purpose: string, otherwise: Setting<string>['otherwise'] = ''): Setting<string> {
  return { purpose, otherwise, parse: (given) => given }
}

/** A text that is never shown, of at least `min` characters if it is set. */
export function secret(purpose: string, min = 0): Setting<string> {
  const parse = (given: string, name: string) => {
    if (given && given.length < min) throw new Error(`${name} must have at least ${min} characters.`)
    return given
  }
  return { purpose, otherwise: '', parse, isSecret: true }
}

/** A whole number from `min` to `max`; `what` says of what, e.g. milliseconds. */
export function wholeNumber(
  purpose: string,
  {
    min,
    max,
    otherwise,
    what = '',
  }: { min: number; max: number; otherwise: number | ((env: Env) => number); what?: string },
): Setting<number> {
  const parse = (given: string, name: string) => {
    if (/^\d{1,15}$/.test(given) && Number(given) >= min && Number(given) <= max) return Number(given)
    throw new Error(
      `${name} must be a number ${what && `of ${what} `}from ${min} to ${max}, not "${given.slice(0, 40)}".`,
    )
  }
  return { purpose, otherwise: (env) => String(typeof otherwise === 'number' ? otherwise : otherwise(env)), parse }
}

/** A port; 0 lets the system choose one where `min` is 0. */
export function port(purpose: string, otherwise: number, min = 0): Setting<number> {
  return wholeNumber(purpose, { min, max: 65_535, otherwise })
}

/** An address without slashes at its end. */
export function url(
  purpose: string,
  otherwise: Setting<string>['otherwise'] = '',
  protocols = ['http:', 'https:'],
): Setting<string> {
  // The address is not quoted: it may hold a password or a key.
  const parse = (given: string, name: string) => {
    // A PostgreSQL URL without a host names a unix socket in its query; the URL class accepts it only with a host.
    const known = protocols.includes(URL.parse(given.replace('@/', '@socket/'))?.protocol ?? '')
    if (given && !known)
      throw new Error(
        `${name} must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
      )
    return given.replace(/\/+$/, '')
  }
  return { purpose, otherwise, parse }
}

/** `on` or `off`. */
export function onOff(purpose: string, otherwise: boolean | ((env: Env) => boolean)): Setting<boolean> {
  const parse = (given: string, name: string) => {
    if (given === 'on' || given === 'off') return given === 'on'
    throw new Error(`${name} must be on or off, not "${given.slice(0, 40)}".`)
  }
  return {
    purpose,
    otherwise: (env) => ((typeof otherwise === 'boolean' ? otherwise : otherwise(env)) ? 'on' : 'off'),
    parse,
  }
}

/** 1 or 0. */
export function flag(purpose: string, otherwise: boolean | ((env: Env) => boolean)): Setting<boolean> {
  const parse = (given: string, name: string) => {
    if (/^(1|true|0|false)$/.test(given)) return given === '1' || given === 'true'
    throw new Error(`${name} must be 1 or 0, not "${given.slice(0, 40)}".`)
  }
  return {
    purpose,
    otherwise: (env) => ((typeof otherwise === 'boolean' ? otherwise : otherwise(env)) ? '1' : '0'),
    parse,
  }
}

export function oneOf<Value extends string>(
  purpose: string,
  values: readonly Value[],
  otherwise: Value,
): Setting<Value> {
  const parse = (given: string, name: string) => {
    const value = values.find((known) => known === given)
    if (value) return value
    throw new Error(`${name} must be one of ${values.join(', ')}.`)
  }
  return { purpose, otherwise, parse }
}

/** A setting that must be set where `isNeeded` holds. `hint` says how to get a value. */
export function requireSetting<Value>(
  setting: Setting<Value>,
  isNeeded: (env: Env) => boolean,
  hint = '',
): Setting<Value> {
  const faultOf: Setting<Value>['faultOf'] = (env, name) =>
    isNeeded(env) && !isSet(env, name)
      ? [`${name} must be set: ${setting.purpose}.`, hint].filter(Boolean).join(' ')
      : setting.faultOf?.(env, name)
  return { ...setting, faultOf }
}
