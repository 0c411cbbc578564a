<?php
/**
 * The registry of item templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists;

/**
 * A template is a function that is given a Card and returns the inside of its `<article>`.
 *
 * Templates are registered in PHP only, on the action `eidan_list_templates`, which runs once, when the
 * first list is rendered. A request can name none: the name travels in the signed settings.
 *
 *     add_action( 'eidan_list_templates', static function (): void {
 *         Templates::register( 'blog-standard', static fn( Card $card ): string => $card->image() . $card->heading() );
 *     } );
 */
final class Templates {

	public const FALLBACK = 'plain';

	/**
	 * Templates by name.
	 *
	 * @var array<string, callable( Card ): string>
	 */
	private static array $templates = array();

	/**
	 * Whether the action has run.
	 *
	 * @var bool
	 */
	private static bool $ready = false;

	/**
	 * Adds or replaces a template.
	 *
	 * @param string                  $name     Lower-case letters, digits and hyphens.
	 * @param callable( Card ): string $template Returns escaped HTML.
	 */
	public static function register( string $name, callable $template ): void {
		if ( 1 === preg_match( '/^[a-z][a-z0-9-]{0,49}$/', $name ) ) {
			self::$templates[ $name ] = $template;
		}
	}

	/**
	 * Whether there is a template of that name.
	 *
	 * @param string $name The name.
	 */
	public static function has( string $name ): bool {
		self::prepare();

		return isset( self::$templates[ $name ] );
	}

	/**
	 * The whole `<article>` of a card. An unknown name gives the plain template.
	 *
	 * @param string $name The template's name.
	 * @param Card   $card The card.
	 * @param string $more More attributes, escaped.
	 * @return string HTML.
	 */
	public static function render( string $name, Card $card, string $more = '' ): string {
		$template = self::has( $name ) ? self::$templates[ $name ] : array( self::class, 'plain' );

		return sprintf( '<article class="eidan-card post-%d"%s>%s</article>', $card->id(), $more, $template( $card ) );
	}

	/**
	 * The default: the chosen elements, one after the other.
	 *
	 * @param Card $card The card.
	 * @return string HTML.
	 */
	public static function plain( Card $card ): string {
		return implode( '', $card->elements() );
	}

	/**
	 * Lets everybody register, once.
	 */
	private static function prepare(): void {
		if ( self::$ready ) {
			return;
		}
		self::$ready = true;

		/**
		 * The moment to register item templates.
		 */
		do_action( 'eidan_list_templates' );
	}
}
