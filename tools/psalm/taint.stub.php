<?php
/**
 * Tells Psalm where hostile input comes from, what cleans it, and where it must not arrive. WordPress's own stubs do
 * not say this: without this file the analysis would know no parameters of requests, and no queries.
 *
 * @package Eidan
 */

class WP_REST_Request {
	/**
	 * @param string $key
	 * @return mixed
	 * @psalm-taint-source input
	 */
	public function get_param( $key ) {}

	/**
	 * @return array
	 * @psalm-taint-source input
	 */
	public function get_params() {}

	/**
	 * @return array
	 * @psalm-taint-source input
	 */
	public function get_query_params() {}

	/**
	 * @return array
	 * @psalm-taint-source input
	 */
	public function get_json_params() {}
}

class WP_Query {
	/**
	 * @param string|array $query
	 * @psalm-taint-sink callable $query
	 */
	public function __construct( $query = '' ) {}
}

class wpdb {
	/**
	 * @param string $query
	 * @psalm-taint-sink sql $query
	 */
	public function query( $query ) {}

	/**
	 * @param string|null $query
	 * @psalm-taint-sink sql $query
	 */
	public function get_results( $query = null, $output = 'OBJECT' ) {}

	/**
	 * @param string|null $query
	 * @psalm-taint-sink sql $query
	 */
	public function get_col( $query = null, $x = 0 ) {}

	/**
	 * @param string|null $query
	 * @psalm-taint-sink sql $query
	 */
	public function get_var( $query = null, $x = 0, $y = 0 ) {}

	/**
	 * @param string $query
	 * @param mixed  ...$args
	 * @return string
	 * @psalm-taint-sink sql $query
	 * @psalm-taint-escape sql
	 */
	public function prepare( $query, ...$args ) {}
}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @return string
 */
function esc_html( $text ) {}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @return string
 */
function esc_attr( $text ) {}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @return string
 */
function esc_url( $url, $protocols = null, $_context = 'display' ) {}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @return string
 */
function esc_textarea( $text ) {}

/**
 * @psalm-taint-escape html
 * @return string
 */
function wp_kses_post( $data ) {}

/**
 * @psalm-taint-escape html
 * @return string
 */
function wp_kses( $content, $allowed_html, $allowed_protocols = array() ) {}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @psalm-taint-escape sql
 * @psalm-taint-escape callable
 * @return int
 */
function absint( $maybeint ) {}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @psalm-taint-escape callable
 * @return string
 */
function sanitize_key( $key ) {}

/**
 * @psalm-taint-escape html
 * @psalm-taint-escape has_quotes
 * @return string
 */
function sanitize_html_class( $classname, $fallback = '' ) {}
