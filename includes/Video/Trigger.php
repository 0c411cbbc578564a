<?php
/**
 * Makes links to videos open the player.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Video;

use Eidan\Support\Html;
use Eidan\Support\Markup;
use Eidan\Support\Memory;

/**
 * Marks links of our block and of core's buttons and images, and prints the dialog.
 *
 * @phpstan-import-type PlayerOptions from Player
 */
final class Trigger {

	/**
	 * Whether this page has a marked link.
	 *
	 * @var bool
	 */
	private bool $needed = false;

	/**
	 * Marks the first link.
	 *
	 * The player is in a `<template>` inside it. Without script the link opens the video.
	 *
	 * @param string               $html    HTML with a link to the video.
	 * @param string               $url     Address of the video.
	 * @param PlayerOptions        $video   See Player::of().
	 * @param array<string, mixed> $options More options of the view.
	 * @return string HTML; unchanged if the address is no video.
	 */
	public static function mark( string $html, string $url, array $video = array(), array $options = array() ): string {
		$player = Player::of( $url, $video );
		$markup = new Markup( $html );
		if ( null === $player || ! $markup->next_tag( array( 'tag_name' => 'A' ) ) ) {
			return $html;
		}
		$markup->set_attribute(
			'data-eidan-video',
			Html::json( ( '' === $player['service'] ? array() : array( 'service' => $player['service'] ) ) + $options )
		);
		$markup->remove_attribute( 'target' );
		self::memory()->needed = true;
		add_action( 'wp_footer', array( self::class, 'print_dialog' ), 5 );
		wp_enqueue_style( 'eidan-video' );
		wp_enqueue_script_module( '@eidan/video' );

		return (string) preg_replace(
			'~</a>~i',
			'<template>' . addcslashes( $player['html'], '\\$' ) . '</template></a>',
			$markup->get_updated_html(),
			1
		);
	}

	/**
	 * Marks the link of core's button or image that has the setting.
	 *
	 * @param mixed $content Rendered block.
	 * @param mixed $block   Parsed block.
	 */
	public static function core( mixed $content, mixed $block = null ): mixed {
		$attributes = is_array( $block ) && is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		if ( ! is_string( $content ) || true !== ( $attributes['eidanVideo'] ?? false ) ) {
			return $content;
		}
		$markup = new Markup( $content );

		return $markup->next_tag( array( 'tag_name' => 'A' ) )
			? self::mark( $content, $markup->get_string( 'href' ) )
			: $content;
	}

	/**
	 * Prints the dialog once, on pages that need it.
	 */
	public static function print_dialog(): void {
		if ( ! self::memory()->needed ) {
			return;
		}
		$ask = '';
		// Consent only matters if a plugin manages it.
		if ( function_exists( 'wp_has_consent' ) ) {
			/**
			 * Filters the category of consent that a video of another host needs.
			 *
			 * @param string $category Category of the WP Consent API.
			 */
			$category = apply_filters( 'eidan_video_consent_category', 'marketing' );
			$ask      = '<div class="eidan-video__ask"'
				. Html::attributes( array( 'data-category' => is_string( $category ) ? $category : 'marketing' ) )
				. ' hidden><p>'
				. sprintf(
					/* translators: %s: name of a service, such as YouTube. */
					esc_html__( 'This video comes from %s. When it plays, the service sees your address and may set cookies.', 'eidan' ),
					'<b></b>'
				)
				. '</p><p><button type="button">' . esc_html__( 'Play video', 'eidan' )
				. '</button> <a href="#">' . esc_html__( 'Open its page', 'eidan' ) . '</a></p></div>';
		}
		// phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Everything that is not literal is escaped above.
		echo '<dialog class="eidan-overlay eidan-video" aria-label="' . esc_attr__( 'Video', 'eidan' ) . '">'
			. '<div class="eidan-video__stage"></div>' . $ask
			// Last, so that Tab reaches it after the player's own controls.
			. '<button type="button" class="eidan-video__close" autofocus data-eidan-close aria-label="'
				. esc_attr__( 'Close', 'eidan' ) . '">'
			. '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 5l14 14M19 5L5 19"/></svg></button></dialog>';
		// phpcs:enable
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
