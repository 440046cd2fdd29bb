// GraphQL name → REST name.

export const CustomerGender = { MALE: 'male', FEMALE: 'female' } as const

export const CodeChannel = { WHATSAPP: 'whatsapp', SMS: 'sms' } as const

export const CodePurpose = {
  REGISTER: 'register',
  RESET: 'reset',
  MOBILE: 'mobile',
  ORDER: 'order',
  DELETE: 'delete',
} as const
