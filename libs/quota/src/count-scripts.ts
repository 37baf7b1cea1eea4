// Each policy of a subject is a hash of requests by bucket number. All keys of a call stand in one {tag}, so that a cluster
// keeps them in one slot. Arguments for each key: limit, seconds a bucket, buckets a window.

const READ = `
local now = tonumber(redis.call('TIME')[1])
local function read(key, size, buckets)
  local first = math.floor(now / size) - buckets
  local used, oldest, gone = 0, -1, {}
  local log = redis.call('HGETALL', key)
  for i = 1, #log, 2 do
    local bucket = tonumber(log[i])
    if bucket < first then
      gone[#gone + 1] = log[i]
    else
      used = used + tonumber(log[i + 1])
      if oldest < 0 or bucket < oldest then oldest = bucket end
    end
  end
  local resets = 0
  if oldest >= 0 then resets = (oldest + buckets + 1) * size - now end
  return used, resets, gone
end`;

/** Counts one request if every policy has room, else nothing: admitted (1 or 0), then used and seconds to the reset of each. */
export const CONSUME = `${READ}
local admitted, answer, all_gone = 1, {}, {}
for i, key in ipairs(KEYS) do
  local limit = tonumber(ARGV[3 * i - 2])
  local used, resets, gone = read(key, tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i]))
  if used >= limit then admitted = 0 end
  answer[2 * i], answer[2 * i + 1], all_gone[i] = used, resets, gone
end
answer[1] = admitted
if admitted == 1 then
  for i, key in ipairs(KEYS) do
    local size, buckets = tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i])
    redis.call('HINCRBY', key, math.floor(now / size), 1)
    redis.call('EXPIRE', key, (buckets + 1) * size)
    if #all_gone[i] > 0 then redis.call('HDEL', key, unpack(all_gone[i])) end
    answer[2 * i] = answer[2 * i] + 1
    if answer[2 * i + 1] == 0 then answer[2 * i + 1] = (math.floor(now / size) + buckets + 1) * size - now end
  end
end
return answer`;

/** The same without counting. */
export const PEEK = `${READ}
local answer = { 1 }
for i, key in ipairs(KEYS) do
  local used, resets = read(key, tonumber(ARGV[3 * i - 1]), tonumber(ARGV[3 * i]))
  answer[2 * i], answer[2 * i + 1] = used, resets
end
return answer`;

/**
 * Adds what was counted elsewhere, once: KEYS are a marker of this delivery and the policy's key; ARGV seconds a bucket, buckets
 * a window, then bucket and requests in turns.
 */
export const ADD = `
if not redis.call('SET', KEYS[1], 1, 'NX', 'EX', 86400) then return 0 end
local now = tonumber(redis.call('TIME')[1])
local size, buckets = tonumber(ARGV[1]), tonumber(ARGV[2])
local current = math.floor(now / size)
for i = 3, #ARGV, 2 do
  redis.call('HINCRBY', KEYS[2], math.min(tonumber(ARGV[i]), current), ARGV[i + 1])
end
redis.call('EXPIRE', KEYS[2], (buckets + 1) * size)
return 1`;
