<?php
/**
 * How the cards of a list are built.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Closure;

/**
 * A named template: what is inside a card's `<article>`, the options for its look, and its own elements. Only its name
 * and the chosen options are sent to get-posts, so blocks and get-posts print the same cards.
 */
final class Template {

	/**
	 * Describes a template.
	 *
	 * @param string                                 $name     Lower-case letters, digits and hyphens.
	 * @param Closure( Card ): string                $render   The inside of the `<article>`, escaped.
	 * @param array<string, array<string, mixed>>    $look     JSON schemas of its look options by name, each with a
	 *                                                         default; only those that CardOptions does not have.
	 * @param array<string, callable( Card ): string> $elements Its own elements by name, or its own way to print one of
	 *                                                          those that every card has. They return escaped HTML.
	 * @param string                                 $prefix   Prefix of the classes of its elements.
	 * @param (Closure( Card ): array<string, string|null>)|null $item Attributes of the element around the `<article>`,
	 *                                                                 `class` and `style`, which place the card in the
	 *                                                                 list.
	 */
	public function __construct(
		public readonly string $name,
		public readonly Closure $render,
		public readonly array $look = array(),
		public readonly array $elements = array(),
		public readonly string $prefix = 'eidan-card',
		public readonly ?Closure $item = null,
	) {}

	/**
	 * The whole `<article>` of a card with this template.
	 *
	 * @param Card   $card
	 * @param string $more More attributes, escaped.
	 * @return string HTML.
	 */
	public function article( Card $card, string $more = '' ): string {
		$class = null === $card->post ? 'eidan-card' : 'eidan-card post-' . $card->id();

		return sprintf( '<article class="%s"%s>%s</article>', $class, $more, ( $this->render )( $card ) );
	}

	/**
	 * Defaults of its look options.
	 *
	 * @return array<string, mixed>
	 */
	public function defaults(): array {
		return array_map( static fn( array $schema ): mixed => $schema['default'] ?? null, $this->look );
	}
}
