import type { BusyAccount } from '@marquee/database';
import { withTimeout } from '@marquee/runtime';
import type { Response } from 'express';
import { toCaller } from '../account/sign-in/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import type { AccountLoad, Figures } from './figures-page.tsx';

const MAX_ACCOUNTS = 20;
const MAX_CITIES = 20;
const DEMAND_DAYS = 30;
const PING_MS = 800;

/** Loads the state of the installation. */
export async function loadFigures(deps: Dependencies, res: Response): Promise<Figures> {
  const { operations, findBoard, pingDatabase, quota } = deps;
  const [jobs, excluded, mails, clicks, busy, board, database] = await Promise.all([
    operations.listJobs(),
    operations.listExcluded(),
    operations.listMails(),
    operations.listClicks(),
    operations.listBusyAccounts(MAX_ACCOUNTS),
    findBoard(DEMAND_DAYS),
    withTimeout(
      pingDatabase().then(
        () => true,
        () => false,
      ),
      PING_MS,
      () => false,
    ),
  ]);
  const sum = (rows: { waiting: number }[]) =>
    rows.reduce((total, { waiting }) => total + waiting, 0);
  return {
    health: {
      database,
      counters: quota.state(),
      mails_waiting: sum(mails),
      jobs_waiting: sum(jobs),
    },
    jobs,
    excluded,
    mails,
    clicks,
    accounts: await Promise.all(busy.map((account) => measure(deps, account, res))),
    demand: board.top_cities.slice(0, MAX_CITIES),
  };
}

/** Adds the plan of an account and how much of its limit is used. */
async function measure(
  deps: Dependencies,
  account: BusyAccount,
  res: Response,
): Promise<AccountLoad> {
  const owner = { accountId: account.account_id };
  const caller = await toCaller(deps, owner, res);
  const shares = (await deps.access.getUsage(caller)).map(({ used, limit }) => used / limit);
  return { ...account, tier: caller.tier, used: shares.length === 0 ? null : Math.max(...shares) };
}
