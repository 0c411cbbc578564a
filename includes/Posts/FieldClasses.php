<?php
/**
 * Classes for switches of items.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

/**
 * Adds the classes of switches that are on to the item's page and cards.
 */
final class FieldClasses {

	/**
	 * Filter `body_class`: on the page of an item.
	 *
	 * @param mixed $classes Classes of the body.
	 */
	public static function body( mixed $classes ): mixed {
		$item = is_singular() ? (int) get_queried_object_id() : 0;

		return 0 === $item || ! is_array( $classes )
			? $classes
			: array_merge( $classes, self::of( $item, static fn ( Field $field ): string => $field->body_class ) );
	}

	/**
	 * Filter `post_class`: on a card.
	 *
	 * @param mixed $classes Classes of the card.
	 * @param mixed $extra   Ignored.
	 * @param mixed $post_id Item.
	 */
	public static function card( mixed $classes, mixed $extra = null, mixed $post_id = null ): mixed {
		unset( $extra );

		return ! is_numeric( $post_id ) || ! is_array( $classes )
			? $classes
			: array_merge( $classes, self::of_card( (int) $post_id ) );
	}

	/**
	 * The classes of an item's cards.
	 *
	 * @param int $post_id Item.
	 * @return list<string>
	 */
	public static function of_card( int $post_id ): array {
		return self::of( $post_id, static fn ( Field $field ): string => $field->card_class );
	}

	/**
	 * The classes of an item's switches that are on.
	 *
	 * @param int                     $post_id Item.
	 * @param callable(Field): string $pick    Returns the class of a field; '' = none.
	 * @return list<string>
	 */
	private static function of( int $post_id, callable $pick ): array {
		$type    = ContentTypes::get( (string) get_post_type( $post_id ) );
		$classes = array();
		foreach ( null === $type ? array() : $type->fields as $field ) {
			$class = FieldType::Flag === $field->type ? $pick( $field ) : '';
			if ( '' !== $class && true === $field->value( $post_id ) ) {
				$classes[] = $class;
			}
		}

		return $classes;
	}
}
