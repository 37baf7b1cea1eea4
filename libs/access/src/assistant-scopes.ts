/** What an assistant may do: `demand` covers the only tool that writes. */
export const ASSISTANT_SCOPES = ['read', 'demand'] as const;
