import { createOperatorRepository, type Database } from '@marquee/database';

export const OPERATOR_USAGE = `{program} operator list                              lists the operators of the console
{program} operator add --email E                     gives the owner of the address access to the console
{program} operator remove --email E`;

type OperatorCommand = (database: Database, email: string) => Promise<object>;

/** The commands about one operator, by their second word. */
export const OPERATOR_COMMANDS = {
  add: async (database, email) => {
    await createOperatorRepository(database).add(email);
    return { added: email };
  },
  remove: async (database, email) => ({
    removed: await createOperatorRepository(database).remove(email),
  }),
} satisfies Record<string, OperatorCommand>;

export const listOperators = async (database: Database): Promise<object> => ({
  operators: await createOperatorRepository(database).list(),
});
