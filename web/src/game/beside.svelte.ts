/** What is open beside the table, from wherever it was asked for. */
export const beside = $state({ rules: false });
