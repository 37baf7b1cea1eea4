import { callerSubjects } from '@marquee/access';
import type { RequestHandler } from 'express';
import { getCaller } from '../rate-limit/identify.ts';

/** Decides where the statements of a request run, by the subjects of its caller. */
export interface Reads {
  fromReplicas: (subjects: string[]) => void;
  fromPrimary: (subjects: string[]) => void;
  wrote: (subjects: string[]) => Promise<void>;
}

/** Remembers the callers of requests that write. Must come after `identify`. */
export const rememberWriters =
  (reads: Reads): RequestHandler =>
  (req, res, next) => {
    const subjects = callerSubjects(getCaller(res));
    if (isRead(req.method)) {
      reads.fromPrimary(subjects);
      next();
      return;
    }
    res.once('close', () => void reads.wrote(subjects));
    void reads.wrote(subjects).then(() => {
      next();
    });
  };

/** Lets the following handlers read from replicas. */
export const readFromReplicas =
  (reads: Reads): RequestHandler =>
  (req, res, next) => {
    if (isRead(req.method)) reads.fromReplicas(callerSubjects(getCaller(res)));
    next();
  };

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';
