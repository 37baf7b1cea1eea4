// Package marquee is a client of the Marquee API, a catalogue of events worldwide. It needs no other package.
package marquee

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strings"
	"time"
)

const userAgent = "marquee-go/0.2.0"

// maxResponseBytes limits what one response may need in memory.
const maxResponseBytes = 64 << 20

// Client sends requests to the API. The zero values of the optional fields are replaced by their defaults.
type Client struct {
	// BaseURL is the address of the API, e.g. https://api.example.com.
	BaseURL string
	// APIKey is not needed to read. It raises the limits.
	APIKey string
	// HTTP sends the requests. Default: a client with a timeout of 30 seconds.
	HTTP *http.Client
	// Attempts is how often a read is sent after 429 and 503. Default: 3. Writes are never sent again.
	Attempts int
	// MaxWait is the longest wait before a read is sent again. Default: 30 seconds.
	MaxWait time.Duration
}

// New creates a client.
func New(baseURL, apiKey string) *Client {
	return &Client{BaseURL: baseURL, APIKey: apiKey}
}

// Query contains parameters of a request. Separate several values by commas: Query{"category": "music,comedy"}.
type Query map[string]string

func (query Query) encode() string {
	values := url.Values{}
	for name, value := range query {
		values.Set(name, value)
	}
	return values.Encode()
}

// with returns a copy with other parameters. A parameter with an empty value is left out.
func (query Query) with(others Query) Query {
	joined := Query{}
	for _, part := range []Query{query, others} {
		for name, value := range part {
			if joined[name] = value; value == "" {
				delete(joined, name)
			}
		}
	}
	return joined
}

// Get reads an endpoint into result, a pointer. The error is an *Error if the API responded with one.
func (client *Client) Get(ctx context.Context, path string, query Query, result any) error {
	if encoded := query.encode(); encoded != "" {
		path += "?" + encoded
	}
	attempts, maxWait := client.Attempts, client.MaxWait
	if attempts == 0 {
		attempts = 3
	}
	if maxWait == 0 {
		maxWait = 30 * time.Second
	}
	for attempt := 1; ; attempt++ {
		err := client.send(ctx, http.MethodGet, path, nil, result)
		var failure *Error
		if !errors.As(err, &failure) || !failure.isTemporary() || attempt >= attempts || failure.RetryAfter > maxWait {
			return err
		}
		if err := wait(ctx, failure.RetryAfter); err != nil {
			return err
		}
	}
}

// Post sends body as JSON. Result may be nil.
func (client *Client) Post(ctx context.Context, path string, body, result any) error {
	return client.send(ctx, http.MethodPost, path, body, result)
}

// Patch sends body as JSON. Result may be nil.
func (client *Client) Patch(ctx context.Context, path string, body, result any) error {
	return client.send(ctx, http.MethodPatch, path, body, result)
}

// Delete deletes a record. Result may be nil.
func (client *Client) Delete(ctx context.Context, path string, result any) error {
	return client.send(ctx, http.MethodDelete, path, nil, result)
}

// Event reads one event with all its fields.
func (client *Client) Event(ctx context.Context, idOrSlug string) (*Event, error) {
	var result struct {
		Event *Event `json:"event"`
	}
	if err := client.Get(ctx, "/events/"+url.PathEscape(idOrSlug), nil, &result); err != nil {
		return nil, err
	}
	return result.Event, nil
}

func (client *Client) send(ctx context.Context, method, path string, body, result any) error {
	request, err := client.newRequest(ctx, method, path, body)
	if err != nil {
		return err
	}
	response, err := client.httpClient().Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	content, err := io.ReadAll(io.LimitReader(response.Body, maxResponseBytes))
	if err != nil {
		return err
	}
	if response.StatusCode < 200 || response.StatusCode > 299 {
		return toError(response, content)
	}
	if result == nil {
		return nil
	}
	if err := json.Unmarshal(content, result); err != nil {
		return unexpected(response, err)
	}
	return nil
}

func (client *Client) newRequest(ctx context.Context, method, path string, body any) (*http.Request, error) {
	var content io.Reader
	if body != nil {
		encoded, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		content = bytes.NewReader(encoded)
	}
	request, err := http.NewRequestWithContext(ctx, method, strings.TrimRight(client.BaseURL, "/")+path, content)
	if err != nil {
		return nil, err
	}
	request.Header.Set("Accept", "application/json")
	request.Header.Set("User-Agent", userAgent)
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	if client.APIKey != "" {
		request.Header.Set("X-API-Key", client.APIKey)
	}
	return request, nil
}

// httpClient returns a client that follows no redirect, so that no other server receives the key.
func (client *Client) httpClient() *http.Client {
	sender := http.Client{Timeout: 30 * time.Second}
	if client.HTTP != nil {
		sender = *client.HTTP
	}
	sender.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	return &sender
}

func wait(ctx context.Context, duration time.Duration) error {
	timer := time.NewTimer(duration)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
