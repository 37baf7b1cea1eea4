import { z } from 'zod';

const HostNames = z
  .string()
  .transform((text) => text.split(',').map((name) => name.trim().toLowerCase()))
  .refine((names) => names.every((name) => /^[a-z0-9.-]+$/.test(name)), {
    error: 'must be host names, separated by commas, e.g. chat.example.com,tools.example.com',
  });

export const MCP_ENVIRONMENT = { MCP_ALLOWED_ORIGINS: HostNames.optional() };
