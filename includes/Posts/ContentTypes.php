<?php
/**
 * All content types.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Posts;

use Eidan\Settings\Settings;
use Eidan\Support\Memory;

/**
 * The registry of content types, which also registers them with WordPress. Other plugins add theirs with
 * ContentTypes::add() on the action `eidan_content_types`, see docs/content-types.md.
 */
final class ContentTypes {

	/**
	 * Types by post type.
	 *
	 * @var array<string, ContentType>
	 */
	private array $types = array();

	/**
	 * Whether the plugin's own types are added and the action has run.
	 *
	 * @var bool
	 */
	private bool $ready = false;

	/**
	 * Adds a type, before WordPress's action `init` has reached priority 9.
	 */
	public static function add( ContentType $type ): void {
		self::prepare();
		self::memory()->types[ $type->name ] = $type;
		Settings::forget_schema();
	}

	/**
	 * Removes a type.
	 *
	 * @param string $name Post type.
	 */
	public static function remove( string $name ): void {
		self::prepare();
		unset( self::memory()->types[ $name ] );
		Settings::forget_schema();
	}

	/**
	 * All types, switched on or not.
	 *
	 * @return list<ContentType>
	 */
	public static function all(): array {
		self::prepare();

		return array_values( self::memory()->types );
	}

	/**
	 * The types that are switched on.
	 *
	 * @return list<ContentType>
	 */
	public static function enabled(): array {
		return array_values( array_filter( self::all(), array( TypeSettings::class, 'enabled' ) ) );
	}

	/**
	 * A type by its name, switched on or not.
	 *
	 * @param string $name Post type.
	 */
	public static function get( string $name ): ?ContentType {
		self::prepare();

		return self::memory()->types[ $name ] ?? null;
	}

	/**
	 * The type that a taxonomy belongs to.
	 *
	 * @param string $taxonomy Name of the taxonomy.
	 */
	public static function of_taxonomy( string $taxonomy ): ?ContentType {
		foreach ( self::all() as $type ) {
			if ( in_array( $taxonomy, $type->taxonomy_names(), true ) ) {
				return $type;
			}
		}

		return null;
	}

	/**
	 * Whether items of a post type may be listed: every visitor can open them, or it is a content type of ours without
	 * pages of its own, which is made for lists.
	 *
	 * @param string $type Name of the post type.
	 */
	public static function is_listed( string $type ): bool {
		// Attachments are never listed: whether one is public depends on its parent.
		$listed = 'attachment' !== $type
			&& post_type_exists( $type )
			&& ( is_post_type_viewable( $type ) || null !== self::get( $type ) );

		/**
		 * Whether items of a post type may be shown in lists.
		 *
		 * @param bool   $listed Whether visitors can open its items.
		 * @param string $type
		 */
		return $listed && (bool) apply_filters( 'eidan_list_post_type', true, $type );
	}

	/**
	 * The type of a bindings source.
	 *
	 * @param mixed $source Name of a source.
	 */
	public static function of_source( mixed $source ): ?ContentType {
		foreach ( self::all() as $type ) {
			if ( $source === $type->source() ) {
				return $type;
			}
		}

		return null;
	}

	/**
	 * Registers the types with their taxonomies and fields, unless their owner switched them off.
	 *
	 * Items stay in the database while a type is off, and return when it is on again.
	 */
	public static function register(): void {
		foreach ( self::enabled() as $type ) {
			// Before the post type, so that their rewrite rules come first, in case both have the same first segment.
			foreach ( $type->taxonomies as $taxonomy ) {
				self::register_taxonomy( $type, $taxonomy );
			}
			self::register_type( $type );
			Fields::register( $type );
		}
	}

	/**
	 * Registers a post type; WordPress's filter `register_{$post_type}_post_type_args` changes it.
	 */
	private static function register_type( ContentType $type ): void {
		$archive = TypeSettings::archive( $type );
		$words   = $type->word( 'placeholder' );
		$rewrite = array(
			'slug'       => TypeSettings::slug( $type ),
			'with_front' => false,
		);
		register_post_type(
			$type->name,
			array(
				'labels'              => $type->labels(),
				'description'         => $type->word( 'description' ),
				'public'              => $type->has_pages(),
				'show_ui'             => true,
				'exclude_from_search' => ! $type->has_pages(),
				'show_in_rest'        => true,
				'rest_base'           => $type->rest_base,
				'menu_position'       => 20,
				'menu_icon'           => $type->icon,
				'has_archive'         => ! $type->has_pages() || '' === $archive ? false : $archive,
				'rewrite'             => $type->has_pages() ? $rewrite : false,
				'capability_type'     => 'post',
				'map_meta_cap'        => true,
				'taxonomies'          => $type->taxonomy_names(),
				'supports'            => $type->supports,
				'template'            => '' === $words
					? array()
					: array( array( 'core/paragraph', array( 'placeholder' => $words ) ) ),
			)
		);
	}

	/**
	 * Registers a taxonomy.
	 */
	private static function register_taxonomy( ContentType $type, Taxonomy $taxonomy ): void {
		$rewrite = array(
			'slug'         => TypeSettings::taxonomy_slug( $type, $taxonomy ),
			'with_front'   => false,
			'hierarchical' => $taxonomy->hierarchical,
		);
		register_taxonomy(
			$taxonomy->name,
			$type->name,
			array(
				'labels'            => $taxonomy->labels(),
				'public'            => $type->has_pages(),
				'show_ui'           => true,
				'show_in_rest'      => true,
				'show_admin_column' => true,
				'hierarchical'      => $taxonomy->hierarchical,
				'rest_base'         => $taxonomy->rest_base,
				'rewrite'           => $type->has_pages() ? $rewrite : false,
			)
		);
	}

	/**
	 * Adds the plugin's own types, and runs the action for others.
	 */
	private static function prepare(): void {
		if ( self::memory()->ready ) {
			return;
		}
		self::memory()->ready = true;
		foreach ( array( Portfolio::type(), Team::type(), Testimonials::type(), Clients::type() ) as $type ) {
			self::memory()->types[ $type->name ] = $type;
		}
		/**
		 * Fires once, when content types are asked for first: the place for `ContentTypes::add()`.
		 */
		do_action( 'eidan_content_types' );
	}

	/** The instance that keeps what is registered while WordPress starts. */
	private static function memory(): self {
		return Memory::registered( self::class );
	}
}
