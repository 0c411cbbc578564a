<?php
/**
 * Item templates for posts.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;

defined( 'ABSPATH' ) || exit;

/**
 * The cards of the blog list: the chosen elements in their order, short ones side by side.
 */
final class Blog implements TemplateMaker {

	/**
	 * Elements that share a line with their neighbours.
	 */
	private const SHORT = array( 'terms', 'date', 'author', 'reading-time' );

	/**
	 * How wide the image of a large first card is: see src/styles/list-lead.scss.
	 */
	private const LEAD = '(max-width: 680px) 100vw, 50vw';

	/**
	 * The template of a layout.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		return match ( $name ) {
			'blog-grid'    => new Template(
				$name,
				self::grid( ... ),
				array(
					'lead' => array(
						'type'    => 'boolean',
						'default' => false,
					),
				)
			),
			'blog-masonry' => new Template( $name, self::stacked( ... ) ),
			default        => new Template( $name, self::beside( ... ) ),
		};
	}

	/**
	 * A card of a grid. If the first one is large, its image is as wide as half of the list.
	 *
	 * @return string HTML.
	 */
	public static function grid( Card $card ): string {
		$html = self::stacked( $card );
		if ( 0 !== $card->index || true !== $card->look( 'lead' ) ) {
			return $html;
		}
		$tags = new \WP_HTML_Tag_Processor( $html );
		if ( $tags->next_tag( array( 'tag_name' => 'img' ) ) ) {
			$tags->set_attribute( 'sizes', self::LEAD );
		}

		return $tags->get_updated_html();
	}

	/**
	 * All elements one below the other, including the image.
	 *
	 * @return string HTML.
	 */
	public static function stacked( Card $card ): string {
		return self::lines( $card->elements() ) . self::link( $card );
	}

	/**
	 * The image apart, first or last, and the other elements together.
	 *
	 * @return string HTML.
	 */
	public static function beside( Card $card ): string {
		$elements = $card->elements();
		$image    = $elements['image'] ?? '';
		$last     = 'image' === array_key_last( $elements );
		unset( $elements['image'] );
		$body = '<div class="eidan-card__body">' . self::lines( $elements ) . self::link( $card ) . '</div>';

		return $last ? $body . $image : $image . $body;
	}

	/**
	 * Puts adjacent short elements into one line.
	 *
	 * @param array<string, string> $elements HTML by name.
	 * @return string HTML.
	 */
	private static function lines( array $elements ): string {
		$html = '';
		$line = '';
		foreach ( $elements as $name => $element ) {
			if ( in_array( $name, self::SHORT, true ) ) {
				$line .= $element;
				continue;
			}
			$html .= self::line( $line ) . $element;
			$line  = '';
		}

		return $html . self::line( $line );
	}

	/**
	 * One line of short elements.
	 *
	 * @param string $html The elements.
	 * @return string HTML, '' for none.
	 */
	private static function line( string $html ): string {
		return '' === $html ? '' : '<div class="eidan-card__meta">' . $html . '</div>';
	}

	/**
	 * A link for screen readers and the keyboard if neither title nor "read more" is one: the link of the image is
	 * hidden from both.
	 *
	 * @return string HTML.
	 */
	private static function link( Card $card ): string {
		return $card->has( 'title' ) || $card->has( 'read-more' ) || '' === $card->address()
			? ''
			: sprintf(
				'<a class="eidan-card__link screen-reader-text" href="%s">%s</a>',
				$card->address(),
				$card->title()
			);
	}
}
