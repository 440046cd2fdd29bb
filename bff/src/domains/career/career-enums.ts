// GraphQL name → REST name.

export const JobDepartment = {
  STORES: 'stores',
  WAREHOUSE: 'warehouse',
  DELIVERY: 'delivery',
  CARE: 'care',
  BUYING: 'buying',
  DESIGN: 'design',
  MARKETING: 'marketing',
  ENGINEERING: 'engineering',
} as const

export const JobEmployment = {
  FULL_TIME: 'fullTime',
  PART_TIME: 'partTime',
  TEMPORARY: 'temporary',
  INTERNSHIP: 'internship',
} as const
