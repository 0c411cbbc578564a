<?php
/**
 * One item of a classic menu, written from the editor.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Value;
use WP_Error;

/**
 * Checks the attributes of an item, and saves them as WordPress does under Appearance › Menus.
 */
final class ItemWriter {

	/** Kinds of links, by WordPress's names for them in classic menus. */
	private const KINDS = array(
		'post_type'         => 'post-type',
		'taxonomy'          => 'taxonomy',
		'post_type_archive' => 'post-type-archive',
	);

	/**
	 * The valid attributes; empty ones are left out.
	 *
	 * @param array<array-key, mixed> $sent Unchecked.
	 * @return array<string, string|int|true>
	 */
	public static function attributes( array $sent ): array {
		$kind = Value::one_of( $sent['kind'] ?? null, array_values( self::KINDS ), '' );
		$type = Value::match( $sent['type'] ?? null, '/^[a-z0-9_-]{1,40}$/D', '' );

		return array_filter(
			array(
				'label'         => Value::text( $sent['label'] ?? null, 500 ),
				'url'           => Value::text( $sent['url'] ?? null, 2000 ),
				'kind'          => $kind,
				'type'          => '' === $kind ? '' : $type,
				'id'            => '' === $kind ? 0 : Value::integer( $sent['id'] ?? null, 1, PHP_INT_MAX, 0 ),
				'description'   => Value::text( $sent['description'] ?? null, 2000 ),
				'opensInNewTab' => true === ( $sent['opensInNewTab'] ?? false ),
				'rel'           => Value::text( $sent['rel'] ?? null, 200 ),
				'title'         => Value::text( $sent['title'] ?? null, 500 ),
				'className'     => Value::text( $sent['className'] ?? null, 500 ),
			),
			static fn( string|int|bool $value ): bool => ! in_array( $value, array( '', 0, false ), true )
		) + Extras::of( $sent )->stored();
	}

	/**
	 * Saves an item.
	 *
	 * @param int                  $menu       Term of the menu.
	 * @param int                  $id         Item; 0 for a new one.
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param int                  $parent     Item above it; 0 for none.
	 * @param int                  $position   Position in the whole menu, from 1.
	 * @return int|WP_Error Id of the item.
	 */
	public static function save( int $menu, int $id, array $attributes, int $parent, int $position ): int|WP_Error {
		[ $type, $object, $target ] = self::target( $attributes );

		$saved = wp_update_nav_menu_item(
			$menu,
			$id,
			wp_slash(
				array(
					'menu-item-object-id'   => $target,
					'menu-item-object'      => $object,
					'menu-item-parent-id'   => $parent,
					'menu-item-position'    => $position,
					'menu-item-type'        => $type,
					'menu-item-title'       => $attributes['label'] ?? '',
					'menu-item-url'         => $attributes['url'] ?? '#',
					'menu-item-description' => $attributes['description'] ?? '',
					'menu-item-attr-title'  => $attributes['title'] ?? '',
					'menu-item-target'      => isset( $attributes['opensInNewTab'] ) ? '_blank' : '',
					'menu-item-classes'     => $attributes['className'] ?? '',
					'menu-item-xfn'         => $attributes['rel'] ?? '',
					'menu-item-status'      => 'publish',
				)
			)
		);
		if ( is_int( $saved ) ) {
			ItemFields::store( $saved, Extras::of( $attributes ) );
		}

		return $saved;
	}

	/**
	 * What an item leads to, by WordPress's names in classic menus. What does not exist becomes a link by its address.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @return array{string, string, int} Type, object and id of the object.
	 */
	private static function target( array $attributes ): array {
		$type   = (string) array_search( $attributes['kind'] ?? '', self::KINDS, true );
		$object = is_string( $attributes['type'] ?? null ) ? $attributes['type'] : '';
		$id     = is_int( $attributes['id'] ?? null ) ? $attributes['id'] : 0;
		if ( 'taxonomy' === $type && 'tag' === $object ) {
			$object = 'post_tag';
		}
		if ( 'post_type' === $type && $id > 0 ) {
			// The type of the post itself counts, whatever was sent.
			$object = (string) get_post_type( $id );
		}
		$exists = match ( $type ) {
			'post_type'         => $id > 0 && '' !== $object,
			'taxonomy'          => $id > 0 && null !== term_exists( $id, $object ),
			'post_type_archive' => post_type_exists( $object ),
			default             => false,
		};

		return $exists ? array( $type, $object, $id ) : array( 'custom', 'custom', 0 );
	}
}
