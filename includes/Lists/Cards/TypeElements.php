<?php
/**
 * Elements of cards of the plugin's own content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Closure;
use Eidan\Posts\Portfolio;
use Eidan\Posts\PortfolioMeta;
use Eidan\Posts\Team;
use Eidan\Support\Text;

/**
 * Elements that only cards of one post type have, in addition to the type's fields. They are registered here, since
 * content types do not know cards.
 */
final class TypeElements {

	/**
	 * Action `eidan_list_elements`: registers them. Like fields, they show nothing of password-protected items.
	 */
	public static function register(): void {
		foreach ( self::all() as $type => $elements ) {
			foreach ( $elements as $name => $element ) {
				Elements::register(
					$name,
					static fn( Card $card ): string => $card->is_protected() ? '' : $element( $card ),
					$type
				);
			}
		}
	}

	/**
	 * The elements by type and name.
	 *
	 * @return array<string, array<string, Closure( Card ): string>>
	 */
	private static function all(): array {
		return array(
			// Lists without people do not load the class.
			Team::POST_TYPE      => array(
				'phone' => static fn( Card $card ): string => Contact::phone( $card ),
				'email' => static fn( Card $card ): string => Contact::email( $card ),
				'links' => static fn( Card $card ): string => Contact::links( $card ),
			),
			Portfolio::POST_TYPE => array(
				// The year of the date, which may have a month and a day, too.
				'year' => static fn( Card $card ): string =>
					$card->line( 'year', Text::of( esc_html( substr( PortfolioMeta::date( $card->id() ), 0, 4 ) ) ) ),
			),
		);
	}
}
