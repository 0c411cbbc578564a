<?php
/**
 * Applies the demo's look: global styles, templates, menu, site title and front page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Support\Database;

/** Everything is stored as the site editor would store it, and can be changed or reset there. */
final class Look {

	/** The theme that the styles and templates in assets/demo/ are made for. */
	public const THEME = 'twentytwentyfive';

	/** @param ItemWriter $writer Writes templates. */
	public function __construct( private readonly ItemWriter $writer ) {}

	/** Whether the active theme is the one that the styles and templates are made for. */
	public static function fits(): bool {
		return self::THEME === get_stylesheet();
	}

	/**
	 * The menu and the templates that the demo has. A drop-down comes with the menu that shows it.
	 *
	 * @param string $list File in assets/demo/, without `.json`.
	 * @return array<string, array<string, mixed>> Fields by file.
	 */
	public static function listed( string $list ): array {
		return array_filter(
			Files::items( $list ),
			static fn( array $fields, string|int $slug ): bool => ! isset( $fields['menu'] )
				|| str_contains( Starters::menu( "$list/" . Files::text( $fields, 'menu' ) ), "\"part:$slug\"" ),
			ARRAY_FILTER_USE_BOTH
		);
	}

	/** @return list<string> The lists of templates, for listed(). */
	public static function lists( Ledger $ledger ): array {
		return Shop::is_on( $ledger ) ? array( 'templates', 'shop/templates' ) : array( 'templates' );
	}

	/** Makes the menu and the templates. Templates that the owner has customised stay as they are. */
	public function templates(): ?\WP_Error {
		foreach ( self::lists( $this->writer->ledger ) as $list ) {
			foreach ( self::listed( $list ) as $file => $fields ) {
				$error = $this->template( "$list/$file", Files::text( $fields, 'slug', $file ), $fields );
				if ( null !== $error ) {
					return $error;
				}
			}
		}

		return null;
	}

	/**
	 * Makes or updates a template, a part or the menu.
	 *
	 * @param string               $path   Its file in assets/demo/, without `.html`.
	 * @param string               $slug
	 * @param array<string, mixed> $fields Its fields in the list.
	 */
	private function template( string $path, string $slug, array $fields ): ?\WP_Error {
		$type = Files::text( $fields, 'type', 'wp_template' );
		if (
			'wp_navigation' !== $type
			&& 0 === $this->writer->ledger->id( "$type/$slug" )
			&& self::customised( $type, $slug )
		) {
			return null;
		}

		return $this->writer->template(
			$type,
			$slug,
			Files::text( $fields, 'title', $slug ),
			match ( $type ) {
				'wp_navigation'    => Starters::menu( $path ),
				'wp_template_part' => Parts::chosen( $this->writer->ledger, $slug ) ?? Files::markup( $path ),
				default            => Files::markup( $path ),
			},
			Files::text( $fields, 'area', 'uncategorized' ),
			Files::text( $fields, 'description' )
		);
	}

	/**
	 * Sets the modification date of a post, which WordPress sets to now with every change.
	 *
	 * @param int    $id  Post.
	 * @param string $day Local date and time.
	 * @param string $gmt The same in GMT.
	 */
	public static function dated( int $id, string $day, string $gmt ): void {
		$wpdb = Database::get();
		$wpdb->update( // phpcs:ignore WordPress.DB -- WordPress has no function for it; the cache is cleaned below.
			$wpdb->posts,
			array(
				'post_modified'     => $day,
				'post_modified_gmt' => $gmt,
			),
			array( 'ID' => $id )
		);
		clean_post_cache( $id );
	}

	/**
	 * Puts a post back as it was, byte by byte: filters of what is stored would change it again.
	 *
	 * @param int          $id     Post.
	 * @param array<mixed> $before Content, and the dates of dated() if they are known.
	 */
	public static function put_back( int $id, array $before ): void {
		$wpdb    = Database::get();
		$content = is_string( $before[0] ?? null ) ? $before[0] : '';
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( $content ),
			)
		);
		// phpcs:ignore WordPress.DB -- As said above; the cache is cleaned below.
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		clean_post_cache( $id );
		if ( is_string( $before[1] ?? null ) && is_string( $before[2] ?? null ) ) {
			self::dated( $id, $before[1], $before[2] );
		}
	}

	/** Name, tagline, icon and front page. */
	public function site(): void {
		$site = Starters::site();
		$home = $this->writer->ledger->id( 'page/home' );
		$logo = Starters::has_logo();
		foreach ( array(
			'blogname'        => Files::text( $site, 'title' ),
			'blogdescription' => Files::text( $site, 'tagline' ),
			'site_icon'       => $logo ? $this->writer->ledger->id( 'picture/site-icon' ) : 0,
			'site_logo'       => $logo ? $this->writer->ledger->id( 'picture/logo' ) : 0,
			'page_on_front'   => $home,
			'show_on_front'   => 'page',
		) as $name => $value ) {
			$ours = $this->writer->ledger->changed()[ $name ] ?? null;
			// Do not change an option again that the owner has changed.
			$free = null === $ours || self::same( get_option( $name ), $ours['after'] );
			if ( '' !== $value && 0 !== $value && $home > 0 && $free ) {
				$this->writer->ledger->change( $name, $value );
			}
		}
		// WordPress creates them again on the next request, with the rules of all types.
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Whether two values of an option are equal; the database stores them as strings.
	 *
	 * @param mixed $a Value.
	 * @param mixed $b Value.
	 */
	public static function same( mixed $a, mixed $b ): bool {
		return is_scalar( $a ) && is_scalar( $b ) ? (string) $a === (string) $b : $a === $b;
	}

	/**
	 * Whether global styles say anything, so that an owner has styles of their own.
	 *
	 * @param string $styles As they are stored.
	 */
	public static function has_styles( string $styles ): bool {
		$data = json_decode( $styles, true );
		return is_array( $data )
			&& ( array() !== ( $data['styles'] ?? array() ) || array() !== ( $data['settings'] ?? array() ) );
	}

	/**
	 * The owner's global styles. Unlike WordPress's own function, this does not create them.
	 *
	 * @param string|null $theme Those of another theme; null = the active one.
	 */
	public static function own_styles( ?string $theme = null ): ?\WP_Post {
		$stored = \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme( $theme ?? '' ) );
		$id     = $stored['ID'] ?? null;
		$post   = is_int( $id ) ? get_post( $id ) : null;

		return $post instanceof \WP_Post ? $post : null;
	}

	/**
	 * Whether an owner has customised a template.
	 *
	 * @param string $type 'wp_template' or 'wp_template_part'.
	 */
	public static function customised( string $type, string $slug ): bool {
		$type = 'wp_template' === $type ? 'wp_template' : 'wp_template_part';
		// WooCommerce's templates are stored under its own name.
		foreach ( array( get_stylesheet(), 'woocommerce/woocommerce' ) as $theme ) {
			$template = get_block_template( $theme . '//' . $slug, $type );
			if ( null !== $template && 'custom' === $template->source ) {
				return true;
			}
		}
		return false;
	}
}
