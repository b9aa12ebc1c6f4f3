//! Checking what the allocator did, without trusting anything it computed.
