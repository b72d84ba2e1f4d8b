/** Query parameter of the learning screen that selects its tab. */
export const learnTab = 'tab'
