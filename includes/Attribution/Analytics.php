<?php
/**
 * An analytics script of the site owner that waits for consent.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Attribution;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;

/**
 * Prints the script inside a `<template>`, where it does not run. A small loader inserts it into the page after
 * consent.
 */
final class Analytics {

	/**
	 * Whether the held script is being printed into the template.
	 *
	 * @var bool
	 */
	private bool $is_printing = false;

	/**
	 * Checks the address of the script.
	 *
	 * @param string $address What the owner typed.
	 * @return string|null Null if it is no https address.
	 */
	public static function address( string $address ): ?string {
		$address = trim( $address );
		$host    = wp_parse_url( $address, PHP_URL_HOST );
		if (
			! str_starts_with( strtolower( $address ), 'https://' )
			|| ! is_string( $host )
			|| '' === $host
			|| 1 === preg_match( '/[\s"\'<>\\\\]/', $address )
		) {
			return null;
		}
		$clean = esc_url_raw( $address, array( 'https' ) );

		return '' === $clean ? null : $clean;
	}

	/**
	 * Holds the script from now on.
	 */
	public static function listen(): void {
		add_action( 'wp_enqueue_scripts', array( self::class, 'hold' ), PHP_INT_MAX, 0 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'hold' ), 1, 0 );
		add_action( 'wp_print_footer_scripts', array( self::class, 'print_template' ), 20, 0 );
		add_filter( 'script_loader_tag', array( self::class, 'silence' ), PHP_INT_MAX, 2 );
	}

	/**
	 * Dequeues the script, wherever its plugin or theme enqueued it.
	 */
	public static function hold(): void {
		$handle = self::handle();
		if ( '' !== $handle ) {
			wp_dequeue_script( $handle );
		}
	}

	/**
	 * Prints the script only in the template, even if another script depends on it.
	 *
	 * @param mixed $tag HTML.
	 */
	public static function silence( mixed $tag, mixed $handle = null ): mixed {
		return ! self::memory()->is_printing && ! is_admin() && '' !== $handle && self::handle() === $handle
			? ''
			: $tag;
	}

	/**
	 * Prints the template and the loader after all other scripts, so that shared dependencies are already printed.
	 */
	public static function print_template(): void {
		if ( did_action( 'wp_enqueue_scripts' ) === 0 ) {
			return;
		}
		$scripts = self::scripts();
		if ( '' === $scripts ) {
			return;
		}
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Made by WordPress's own script functions.
		printf( "<template id=\"eidan-analytics\"%s>%s</template>\n", Consent::waits() ? ' data-wait' : '', $scripts );
		wp_scripts()->do_items( array( 'eidan-analytics' ) );
	}

	/**
	 * The held scripts as HTML.
	 */
	private static function scripts(): string {
		$html   = '';
		$source = Settings::get( 'attribution.analyticsSource' );
		$source = is_string( $source ) ? self::address( $source ) : null;
		if ( null !== $source ) {
			$html = wp_get_script_tag( array( 'src' => $source ) );
		}
		$handle  = self::handle();
		$scripts = wp_scripts();
		if ( '' !== $handle && is_object( $scripts->query( $handle, 'registered' ) ) ) {
			$scripts->done              = array_values( array_diff( $scripts->done, array( $handle ) ) );
			self::memory()->is_printing = true;
			ob_start();
			$scripts->do_items( array( $handle ) );
			$html                      .= (string) ob_get_clean();
			self::memory()->is_printing = false;
		}

		return $html;
	}

	/**
	 * The handle of the script in the settings.
	 */
	private static function handle(): string {
		$handle = Settings::get( 'attribution.analyticsHandle' );

		return is_string( $handle ) ? trim( $handle ) : '';
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
