import { MAX_SCANNED } from '../request-log.ts';

// A plain policy is a list: the sum, then alternating second and requests, oldest first. A policy
// with members is a sorted set of members by the second in which each was last seen. All keys of a
// call have one {tag}, so that a cluster stores them in one slot. Arguments for each key: limit,
// seconds of the window, member ('' for a plain policy).

const READ = `
local now = tonumber(redis.call('TIME')[1])

local function drop_expired(key, window)
  local head = redis.call('LRANGE', key, 0, 1)
  if not head[1] then return 0 end
  local sum = tonumber(head[1])
  if tonumber(head[2]) > now - window then return sum end
  redis.call('LPOP', key)
  repeat
    sum = sum - tonumber(redis.call('LPOP', key, 2)[2])
    local oldest = redis.call('LINDEX', key, 0)
  until not oldest or tonumber(oldest) > now - window
  if redis.call('EXISTS', key) == 0 then return 0 end
  redis.call('LPUSH', key, sum)
  return sum
end

local function leaving_second(key, leaving)
  if leaving == 1 then return redis.call('LINDEX', key, 1) end
  local length, scanned, left = redis.call('LLEN', key), 0, 0
  while scanned < ${String(MAX_SCANNED)} and 1 + 2 * scanned < length do
    local chunk = redis.call('LRANGE', key, 1 + 2 * scanned, 128 + 2 * scanned)
    for i = 1, #chunk, 2 do
      left, scanned = left + tonumber(chunk[i + 1]), scanned + 1
      if left >= leaving then return chunk[i] end
    end
  end
  return redis.call('LINDEX', key, -2)
end

local function seconds_left(second, window)
  return second and math.min(window, tonumber(second) + window - now) or 0
end

local function read_log(key, limit, window)
  local used = drop_expired(key, window)
  return used, seconds_left(leaving_second(key, math.max(1, used - limit + 1)), window), used < limit
end

local function read_members(key, limit, window, member)
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  local used = redis.call('ZCARD', key)
  local leaving = math.max(0, used - limit)
  local resets = seconds_left(redis.call('ZRANGE', key, leaving, leaving, 'WITHSCORES')[2], window)
  return used, resets, used < limit or redis.call('ZSCORE', key, member) ~= false
end

local answer, admitted = { 1 }, true
for i, key in ipairs(KEYS) do
  local limit, window, member = tonumber(ARGV[3 * i - 2]), tonumber(ARGV[3 * i - 1]), ARGV[3 * i]
  local read = member == '' and read_log or read_members
  local used, resets, has_room = read(key, limit, window, member)
  admitted = admitted and has_room
  answer[3 * i - 1], answer[3 * i], answer[3 * i + 1] = used, resets, has_room and 1 or 0
end`;

/**
 * Counts one request if every policy has room. Returns admitted (1 or 0), then for each policy the
 * usage, the seconds to its reset, and whether it has room (1 or 0).
 */
export const CONSUME = `${READ}
if not admitted then
  answer[1] = 0
  return answer
end

local function count(key)
  local newest = redis.call('LINDEX', key, -2)
  if not newest then
    redis.call('RPUSH', key, 1, now, 1)
    return 1
  end
  redis.call('LSET', key, 0, redis.call('LINDEX', key, 0) + 1)
  if tonumber(newest) >= now then
    redis.call('LSET', key, -1, redis.call('LINDEX', key, -1) + 1)
  else
    redis.call('RPUSH', key, now, 1)
  end
  return 1
end

for i, key in ipairs(KEYS) do
  local window, member = tonumber(ARGV[3 * i - 1]), ARGV[3 * i]
  local added = member == '' and count(key) or redis.call('ZADD', key, now, member)
  redis.call('EXPIRE', key, window + 1)
  answer[3 * i - 1] = answer[3 * i - 1] + added
  if answer[3 * i] == 0 then answer[3 * i] = window end
end
return answer`;

/** Like the script above, without counting. */
export const PEEK = `${READ}
return answer`;

/** Takes back the newest request of each key that has one. Only for plain policies. */
export const TAKE_BACK = `
for _, key in ipairs(KEYS) do
  local newest = tonumber(redis.call('LINDEX', key, -1) or 0)
  if newest > 0 then
    redis.call('LSET', key, 0, redis.call('LINDEX', key, 0) - 1)
    if newest > 1 then redis.call('LSET', key, -1, newest - 1) else redis.call('RPOP', key, 2) end
    if redis.call('LLEN', key) == 1 then redis.call('DEL', key) end
  end
end
return 1`;

/** Removes the counts of all keys. */
export const RESET = `return redis.call('DEL', unpack(KEYS))`;

/**
 * Adds requests that were counted elsewhere, once: KEYS are a marker of this delivery and the
 * policy's key; ARGV are the seconds of the window, then alternating second and requests. Reads
 * from the list only entries newer than the first of them.
 */
export const ADD = `
if not redis.call('SET', KEYS[1], 1, 'NX', 'EX', 86400) then return 0 end
local now, window, key = tonumber(redis.call('TIME')[1]), tonumber(ARGV[1]), KEYS[2]
local counts, first, sum = {}, now, tonumber(redis.call('LPOP', key) or 0)
for i = 2, #ARGV, 2 do
  local second, requests = math.min(tonumber(ARGV[i]), now), tonumber(ARGV[i + 1])
  counts[second] = (counts[second] or 0) + requests
  first, sum = math.min(first, second), sum + requests
end
while true do
  local newest = redis.call('LINDEX', key, -2)
  if not newest or tonumber(newest) < first then break end
  local entry = redis.call('RPOP', key, 2)
  local second = tonumber(entry[2])
  counts[second] = (counts[second] or 0) + tonumber(entry[1])
end
local seconds = {}
for second in pairs(counts) do seconds[#seconds + 1] = second end
table.sort(seconds)
for _, second in ipairs(seconds) do redis.call('RPUSH', key, second, counts[second]) end
redis.call('LPUSH', key, sum)
redis.call('EXPIRE', key, window + 1)
return 1`;
