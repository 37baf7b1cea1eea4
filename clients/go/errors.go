package marquee

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strconv"
	"time"
)

// Error is an error response of the API. Use errors.As to get it.
type Error struct {
	Status int
	// Code is stable: use it in conditions. It is unexpected_answer if the response is not from the API.
	Code string
	// Detail is a sentence for people.
	Detail string
	// Errors contains each wrong input and what it accepts.
	Errors []InputProblem
	// RequestID identifies the request in a report.
	RequestID string
	// RetryAfter is the time after which the same request may succeed; negative if the response does not state it.
	RetryAfter time.Duration
	cause      error
}

func (failure *Error) Error() string {
	return fmt.Sprintf("%s (%d): %s", failure.Code, failure.Status, failure.Detail)
}

// Unwrap returns why a response could not be read, or nil.
func (failure *Error) Unwrap() error { return failure.cause }

func (failure *Error) isTemporary() bool {
	isRefused := failure.Status == http.StatusTooManyRequests || failure.Status == http.StatusServiceUnavailable
	return isRefused && failure.RetryAfter >= 0
}

func toError(response *http.Response, content []byte) error {
	var problem struct {
		Code   string         `json:"code"`
		Detail string         `json:"detail"`
		Errors []InputProblem `json:"errors"`
	}
	if err := json.Unmarshal(content, &problem); err != nil || problem.Code == "" {
		return unexpected(response, err)
	}
	return &Error{
		Status:     response.StatusCode,
		Code:       problem.Code,
		Detail:     problem.Detail,
		Errors:     problem.Errors,
		RequestID:  response.Header.Get("X-Request-Id"),
		RetryAfter: parseRetryAfter(response.Header.Get("Retry-After"), time.Now()),
	}
}

func unexpected(response *http.Response, cause error) error {
	return &Error{
		Status:     response.StatusCode,
		Code:       "unexpected_answer",
		Detail:     "The response is not from the Marquee API. Check BaseURL and proxies.",
		RequestID:  response.Header.Get("X-Request-Id"),
		RetryAfter: parseRetryAfter(response.Header.Get("Retry-After"), time.Now()),
		cause:      cause,
	}
}

// parseRetryAfter reads a number of seconds or a date.
func parseRetryAfter(value string, now time.Time) time.Duration {
	if seconds, err := strconv.ParseUint(value, 10, 31); err == nil {
		return time.Duration(seconds) * time.Second
	}
	if date, err := http.ParseTime(value); err == nil {
		if wait := date.Sub(now); wait > 0 {
			return wait
		}
		return 0
	}
	return -1
}
