<?php
/**
 * Fields of content types on cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Posts\ContentType;
use Eidan\Posts\ContentTypes;
use Eidan\Posts\Field;
use Eidan\Posts\FieldClasses;
use Eidan\Posts\Fields;
use Eidan\Posts\FieldType;
use Eidan\Support\Text;

/**
 * Values of an item's fields, for cards. A password-protected item only shows one of them: whether its image is dark.
 */
final class ContentFields {

	/**
	 * The value of a field, sanitized.
	 *
	 * @param Item  $item
	 * @param Field $field A field of the item's content type.
	 */
	public static function value( Item $item, Field $field ): mixed {
		return $item instanceof SampleItem
			? $field->clean( $item->field( $field->name ) )
			: $field->value( $item->id() );
	}

	/**
	 * The address that a field holds.
	 *
	 * @param Item   $item
	 * @param string $name Name of the field.
	 * @return string Not escaped; '' for none.
	 */
	public static function url( Item $item, string $name ): string {
		$field = ContentTypes::get( $item->type() )?->field( $name );
		$value = null === $field || FieldType::Url !== $field->type || $item->is_protected()
			? ''
			: self::value( $item, $field );

		return is_string( $value ) ? $value : '';
	}

	/**
	 * The choice that a field holds.
	 *
	 * @param Item   $item
	 * @param string $name Name of the field.
	 * @return string The first choice if none was made; '' if the type has no such field.
	 */
	public static function choice( Item $item, string $name ): string {
		$field = ContentTypes::get( $item->type() )?->field( $name );
		$value = null === $field || FieldType::Choice !== $field->type ? '' : self::value( $item, $field );

		return is_string( $value ) ? $value : '';
	}

	/**
	 * The image that a field holds.
	 *
	 * @param Item   $item
	 * @param string $name Name of the field.
	 * @return int Attachment; 0 for none.
	 */
	public static function image( Item $item, string $name ): int {
		$field = ContentTypes::get( $item->type() )?->field( $name );
		$value = null === $field || FieldType::Image !== $field->type || $item->is_protected()
			? 0
			: self::value( $item, $field );

		return is_int( $value ) ? $value : 0;
	}

	/**
	 * All images that the fields of an item may show on its card.
	 *
	 * @param int         $id   The item.
	 * @param ContentType $type Its type.
	 * @return list<int> Attachments.
	 */
	public static function images( int $id, ContentType $type ): array {
		$images = array();
		foreach ( $type->fields as $field ) {
			$value = FieldType::Image === $field->type ? $field->value( $id ) : 0;
			if ( is_int( $value ) && 0 < $value ) {
				$images[] = $value;
			}
		}

		return $images;
	}

	/**
	 * An element that the content type declares, or else the field of that name, formatted for visitors.
	 *
	 * @param Card   $card
	 * @param string $name Name of the element or field.
	 * @return string Escaped HTML, '' for none.
	 */
	public static function element( Card $card, string $name ): string {
		$type = $card->is_protected() ? null : ContentTypes::get( $card->item->type() );
		if ( null === $type ) {
			return '';
		}
		$element = $type->elements()[ $name ] ?? null;
		$field   = $type->field( $name );
		if ( null !== $element ) {
			return Text::of( $element( $card ) );
		}

		return null === $field ? '' : $card->line( $name, Fields::html( $field, self::value( $card->item, $field ) ) );
	}

	/**
	 * Classes for the card, by the item's fields that are switches (yes or no).
	 *
	 * @return list<string>
	 */
	public static function classes( Item $item ): array {
		return null === ContentTypes::get( $item->type() ) ? array() : FieldClasses::of_card( $item->id() );
	}
}
