<?php
/**
 * The registry of item templates.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Closure;
use Eidan\Support\Memory;
use Eidan\Support\Registry;

/**
 * Templates are registered in PHP only, on the action `eidan_list_templates`, which runs once, when the first list is
 * rendered. A request cannot choose one: name and look are part of the signed settings.
 *
 * Such as:
 *
 *     add_action( 'eidan_list_templates', static function (): void {
 *         Templates::register( 'my-card', static fn( Card $card ): string => $card->image() . $card->heading() );
 *     } );
 */
final class Templates {

	public const FALLBACK = 'plain';

	/**
	 * Templates by name, or the class that makes one. Null until first used.
	 *
	 * @var Registry<Template|class-string<TemplateMaker>>|null
	 */
	private ?Registry $templates = null;

	/**
	 * Adds or replaces a template that has no look options and no elements of its own.
	 *
	 * @param string                  $name     Lower-case letters, digits and hyphens.
	 * @param callable( Card ): string $template Returns escaped HTML.
	 */
	public static function register( string $name, callable $template ): void {
		self::add( new Template( $name, Closure::fromCallable( $template ) ) );
	}

	/**
	 * Adds or replaces a template.
	 *
	 * @param Template $template The template; ignored if its name is invalid.
	 */
	public static function add( Template $template ): void {
		self::registry()->add( $template->name, $template );
	}

	/**
	 * Adds or replaces a template that is made only when a list has it.
	 *
	 * @param string                      $name  The template's name; ignored if it is invalid.
	 * @param class-string<TemplateMaker> $maker The class that makes it.
	 */
	public static function later( string $name, string $maker ): void {
		self::registry()->add( $name, $maker );
	}

	/**
	 * Whether there is a template of that name.
	 */
	public static function has( string $name ): bool {
		return null !== self::registry()->get( $name );
	}

	/**
	 * The names of all templates.
	 *
	 * @return list<string>
	 */
	public static function names(): array {
		return array_keys( self::registry()->all() );
	}

	/**
	 * A template by name. An unknown name gives the plain one.
	 */
	public static function of( string $name ): Template {
		$template = self::registry()->get( $name ) ?? new Template( self::FALLBACK, self::plain( ... ) );
		if ( is_string( $template ) ) {
			$template = $template::template( $name );
			self::add( $template );
		}

		return $template;
	}

	/**
	 * The whole `<article>` of a card. An unknown name gives the plain template.
	 *
	 * @param string $name The template's name.
	 * @param Card   $card
	 * @param string $more More attributes, escaped.
	 * @return string HTML.
	 */
	public static function render( string $name, Card $card, string $more = '' ): string {
		$template = self::of( $name );

		return $template->article( $card->in( $template ), $more );
	}

	/**
	 * The default: the chosen elements, one after the other.
	 *
	 * @return string HTML.
	 */
	public static function plain( Card $card ): string {
		return implode( '', $card->elements() );
	}

	/**
	 * The registry of templates.
	 *
	 * @return Registry<Template|class-string<TemplateMaker>>
	 */
	private static function registry(): Registry {
		return self::memory()->templates ??= new Registry(
			static function (): void {
				/**
				 * Fires once, when item templates can be registered.
				 */
				do_action( 'eidan_list_templates' );
			},
			'/^[a-z][a-z0-9-]{0,49}$/D'
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
