export const meadow = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
    <rect width="320" height="180" fill="#f6d9a8"/><circle cx="228" cy="62" r="30" fill="#f3a65a"/>
    <path d="M0 118c60-44 110-40 170-8s100 20 150-8v78H0z" fill="#6d9f71"/>
    <path d="M0 142c70-30 130-12 190 4s90 8 130-6v40H0z" fill="#33705a"/></svg>`,
)}`
