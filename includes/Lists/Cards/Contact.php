<?php
/**
 * Contact details of a person on cards.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Posts\ContentTypes;
use Eidan\Posts\Fields;
use Eidan\Posts\FieldType;
use Eidan\Posts\FieldValue;
use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * Phone, e-mail and profiles as links: elements of team cards.
 */
final class Contact {

	/** Names of the elements. */
	public const ELEMENTS = array( 'phone', 'email', 'links' );

	/**
	 * Services that were looked up in this request, by language and name.
	 *
	 * @var array<string, array<string, array{name: string, icon: string}>>
	 */
	private array $services = array();

	/**
	 * The phone number as a link.
	 */
	public static function phone( Card $card ): string {
		$phone = self::value( $card, 'phone' );
		$url   = is_string( $phone ) ? Fields::phone_url( $phone ) : '';

		return is_string( $phone ) && '' !== $url
			? sprintf(
				'<a class="%s" href="%s" dir="ltr">%s</a>',
				esc_attr( $card->class_of( 'phone' ) ),
				esc_url( $url, array( 'tel' ) ),
				esc_html( $phone )
			)
			: '';
	}

	/**
	 * The e-mail address as a link, encoded against spam bots.
	 */
	public static function email( Card $card ): string {
		$field = ContentTypes::get( $card->item->type() )?->field( 'email' );
		$html  = null === $field ? '' : Fields::html( $field, ContentFields::value( $card->item, $field ) );

		return '' === $html
			? ''
			: sprintf(
				'<a class="%1$s" href="mailto:%2$s" dir="ltr">%2$s</a>',
				esc_attr( $card->class_of( 'email' ) ),
				$html
			);
	}

	/**
	 * Name and icon of a service. Cached, since WordPress translates the names of all services on every call.
	 *
	 * @return array{name: string, icon: string}
	 */
	private static function service( string $service ): array {
		$language = get_locale();

		self::memory()->services[ $language ][ $service ] ??= array(
			'name' => Text::of( block_core_social_link_get_name( $service ) ),
			'icon' => Text::of( block_core_social_link_get_icon( $service ) ),
		);

		return self::memory()->services[ $language ][ $service ];
	}

	/**
	 * Links to profiles on other sites, with WordPress's icons for them.
	 */
	public static function links( Card $card ): string {
		$field = ContentTypes::get( $card->item->type() )?->field( 'links' );
		$links = null === $field || FieldType::Links !== $field->type
			? array()
			: FieldValue::links( get_post_meta( $card->id(), $field->key, true ) );
		$items = '';
		foreach ( $links as $link ) {
			$service = self::service( $link['service'] );
			$items  .= sprintf(
				'<li><a href="%s" aria-label="%s">%s</a></li>',
				esc_url( $link['url'] ),
				esc_attr(
					/* translators: 1: name of a person, 2: name of a service, such as LinkedIn. */
					sprintf( __( '%1$s on %2$s', 'eidan' ), wp_strip_all_tags( $card->title() ), $service['name'] )
				),
				$service['icon']
			);
		}

		return '' === $items
			? ''
			: '<ul class="' . esc_attr( $card->class_of( 'links' ) ) . '" role="list">' . $items . '</ul>';
	}

	/**
	 * The sanitised value of a field.
	 *
	 * @param Card   $card
	 * @param string $name Short name of the field.
	 */
	private static function value( Card $card, string $name ): mixed {
		$field = ContentTypes::get( $card->item->type() )?->field( $name );

		return null === $field ? null : ContentFields::value( $card->item, $field );
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
