<?php
/**
 * Dresses the theme for the demo: global styles, templates, menu, the site's name and front page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Demo;

use Eidan\Patterns\Macros;

/**
 * Everything goes where an owner would put it in the site editor, and can be changed or reset there.
 */
final class Look {

	/** The theme that the styles and templates in assets/demo/ are made for. */
	public const THEME = 'twentytwentyfive';

	/**
	 * @param Ledger  $ledger
	 * @param Entries $entries Writes items.
	 * @param Markup  $markup  Macros.
	 */
	public function __construct( private Ledger $ledger, private Entries $entries, private Markup $markup ) {
	}

	/**
	 * Whether the theme is the one that the demo has styles and templates for.
	 */
	public static function fits(): bool {
		return self::THEME === get_stylesheet();
	}

	/**
	 * Pretty addresses: needed before anything links to anything.
	 */
	public function addresses(): void {
		// An owner's addresses are links from outside: only the plain ones are replaced.
		if ( '' !== get_option( 'permalink_structure' ) ) {
			return;
		}
		/**
		 * WordPress's rewrite rules.
		 *
		 * @var \WP_Rewrite $wp_rewrite
		 */
		global $wp_rewrite;
		$structure = Files::text( Files::json( 'site' ), 'permalinks', '/%postname%/' );
		$this->ledger->change( 'permalink_structure', $structure );
		$wp_rewrite->init();
		// Types registered while addresses were plain have no rules yet.
		foreach ( get_post_types( array( '_builtin' => false ), 'objects' ) as $type ) {
			$type->add_rewrite_rules();
		}
		foreach ( get_taxonomies( array( '_builtin' => false ), 'objects' ) as $taxonomy ) {
			$taxonomy->add_rewrite_rules();
		}
	}

	/**
	 * Styles of the owner's layer above the theme's.
	 */
	public function styles(): void {
		$styles = $this->rules();
		$there  = null !== self::own_styles();
		$id     = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$post   = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof \WP_Post || array() === $styles ) {
			return;
		}
		$styles['isGlobalStylesUserThemeJSON'] = true;

		$content = (string) wp_json_encode( $styles, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
		$stored  = $this->ledger->changed()['styles'] ?? null;
		// The owner's own styles, or ours that the owner has changed: not ours to write over.
		if ( null === $stored ? self::has_styles( $post ) : md5( $post->post_content ) !== $stored['after'] ) {
			return;
		}
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( $content ),
			)
		);
		// WordPress forgets the term when nobody is logged in, as on the command line.
		$this->assign( $id, get_stylesheet(), 'wp_theme' );
		$before = $there ? array( $post->post_content, $post->post_modified, $post->post_modified_gmt ) : array();
		$this->ledger->note( 'styles', null === $stored ? $before : $stored['before'], md5( $content ) );
		self::keep_revision( $id );
		\WP_Theme_JSON_Resolver::clean_cached_data();
	}

	/**
	 * The styles of the demo, with those of its shop where it has one.
	 *
	 * @return array<string, mixed>
	 */
	private function rules(): array {
		$styles = Files::json( 'styles' );
		if (
			Shop::is_on( $this->ledger )
			&& is_array( $styles['styles'] ?? null )
			&& is_string( $styles['styles']['css'] ?? null )
		) {
			$styles['styles']['css'] .= Files::read( 'shop/styles.css' );
		}
		return $styles;
	}

	/**
	 * Stores a revision of our styles, so that an owner who tries a style variation finds the way back under
	 * Styles › Revisions. Everything else is imported without one.
	 *
	 * @param int $id Global styles.
	 */
	private static function keep_revision( int $id ): void {
		$hidden = remove_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		wp_save_post_revision( $id );
		if ( $hidden ) {
			add_filter( 'wp_revisions_to_keep', '__return_zero', 99 );
		}
	}

	/**
	 * Puts the owner's styles back, unless the owner has worked on ours.
	 *
	 * @param array{before: mixed, after: mixed} $stored What the ledger says.
	 * @return bool Whether they were put back.
	 */
	public static function restore_styles( array $stored ): bool {
		$id   = \WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
		$post = $id > 0 ? get_post( $id ) : null;
		// A text alone is what demos of before 1.0 remember.
		$before = is_string( $stored['before'] ) ? array( $stored['before'] ) : $stored['before'];
		if ( ! $post instanceof \WP_Post || md5( $post->post_content ) !== $stored['after'] || ! is_array( $before ) ) {
			return false;
		}
		if ( array() === $before ) {
			// WordPress makes them anew where they are asked for.
			wp_delete_post( $id, true );
			\WP_Theme_JSON_Resolver::clean_cached_data();
			return true;
		}
		wp_update_post(
			array(
				'ID'           => $id,
				'post_content' => wp_slash( is_string( $before[0] ?? null ) ? $before[0] : '' ),
			)
		);
		if ( is_string( $before[1] ?? null ) && is_string( $before[2] ?? null ) ) {
			self::dated( $id, $before[1], $before[2] );
		}
		foreach ( wp_get_post_revisions( $id, array( 'check_enabled' => false ) ) as $revision ) {
			if ( $revision instanceof \WP_Post && md5( $revision->post_content ) === $stored['after'] ) {
				wp_delete_post_revision( $revision->ID );
			}
		}
		\WP_Theme_JSON_Resolver::clean_cached_data();
		return true;
	}

	/**
	 * The menu and the templates.
	 *
	 * @param string $list Which: a file in assets/demo/, without `.json`. The templates are in a folder of that name.
	 * @return \WP_Error|null What went wrong.
	 */
	public function templates( string $list = 'templates' ): ?\WP_Error {
		foreach ( Files::entries( $list ) as $slug => $fields ) {
			$type = Files::text( $fields, 'type', 'wp_template' );
			// "404" is no key of an array that stays a string.
			$file = $slug;
			$slug = Files::text( $fields, 'slug', $file );
			$key  = $type . '/' . $slug;
			$made = $this->ledger->id( $key );
			// A template that the owner has customised already stays as it is.
			if ( 0 === $made && 'wp_navigation' !== $type && self::customised( $type, $slug ) ) {
				continue;
			}
			$source = Macros::fill_with( Files::markup( $list . '/' . $file ), $this->markup->fill( ... ) );
			$error  = $this->entries->outline( $key, $type, $slug, Files::text( $fields, 'title', $slug ) );
			if ( null !== $error ) {
				return $error;
			}
			$id = $this->ledger->id( $key );
			if ( ! $this->entries->wants( $key, md5( $source ) ) ) {
				continue;
			}
			if ( 'wp_navigation' !== $type ) {
				$this->assign( $id, get_stylesheet(), 'wp_theme' );
			}
			if ( 'wp_template_part' === $type ) {
				$this->assign( $id, Files::text( $fields, 'area', 'uncategorized' ), 'wp_template_part_area' );
			}
			$error = $this->entries->fill(
				$key,
				md5( $source ),
				array(
					'post_status'  => 'publish',
					'post_content' => $source,
					'post_excerpt' => Files::text( $fields, 'description' ),
				)
			);
			if ( null !== $error ) {
				return $error;
			}
		}
		return null;
	}

	/**
	 * Says what a template belongs to, by a term that goes with the demo where it came with it.
	 *
	 * @param int    $id       Template.
	 * @param string $name     Name of the term.
	 * @param string $taxonomy One of WordPress's taxonomies of templates.
	 */
	private function assign( int $id, string $name, string $taxonomy ): void {
		$there = get_term_by( 'name', $name, $taxonomy ) instanceof \WP_Term;
		wp_set_object_terms( $id, $name, $taxonomy );
		$term = get_term_by( 'name', $name, $taxonomy );
		if ( ! $there && $term instanceof \WP_Term ) {
			$this->ledger->remember( "term/$taxonomy/$name", 'term:' . $taxonomy, $term->term_id );
		}
	}

	/**
	 * Writes down when a post was changed last, which WordPress sets to now with every change.
	 *
	 * @param int    $id  Post.
	 * @param string $day Date and time of the site.
	 * @param string $gmt The same in GMT.
	 */
	public static function dated( int $id, string $day, string $gmt ): void {
		/** @var \wpdb $wpdb */
		global $wpdb;
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
	 * Name, tagline, icon and front page.
	 */
	public function site(): void {
		$site = Files::json( 'site' );
		$home = $this->ledger->id( 'page/home' );
		foreach ( array(
			'blogname'        => Files::text( $site, 'title' ),
			'blogdescription' => Files::text( $site, 'tagline' ),
			'site_icon'       => $this->ledger->id( 'picture/site-icon' ),
			'site_logo'       => $this->ledger->id( 'picture/logo' ),
			'page_on_front'   => $home,
			'show_on_front'   => 'page',
		) as $name => $value ) {
			$ours = $this->ledger->changed()[ $name ] ?? null;
			// Once set, an option is the owner's to change.
			$free = null === $ours || self::same( get_option( $name ), $ours['after'] );
			if ( '' !== $value && 0 !== $value && $home > 0 && $free ) {
				$this->ledger->change( $name, $value );
			}
		}
		// Made anew on the next request, with the rules of all types.
		delete_option( 'rewrite_rules' );
	}

	/**
	 * Moves WordPress's sample items to the bin when nobody has touched them.
	 */
	public function clear_samples(): void {
		foreach ( self::samples() as $id ) {
			wp_trash_post( $id );
			$this->ledger->bin( $id );
		}
	}

	/**
	 * WordPress's own sample post and page, as long as nobody has touched them.
	 *
	 * @return list<int>
	 */
	public static function samples(): array {
		$ids = array();
		foreach ( array(
			1 => 'post',
			2 => 'page',
		) as $id => $type ) {
			$post = get_post( $id );
			if (
				$post instanceof \WP_Post
				&& $type === $post->post_type
				&& 'publish' === $post->post_status
				&& $post->post_modified_gmt === $post->post_date_gmt
			) {
				$ids[] = $id;
			}
		}
		return $ids;
	}

	/**
	 * WordPress's draft of a privacy policy, as long as nobody has touched it.
	 *
	 * @return list<int>
	 */
	public static function policy(): array {
		$id   = get_option( 'wp_page_for_privacy_policy' );
		$post = is_numeric( $id ) && (int) $id > 0 ? get_post( (int) $id ) : null;

		return $post instanceof \WP_Post && 'draft' === $post->post_status && $post->post_modified === $post->post_date
			? array( $post->ID )
			: array();
	}

	/**
	 * Whether two values of an option are the same: the database knows only strings.
	 *
	 * @param mixed $a Value.
	 * @param mixed $b Value.
	 */
	public static function same( mixed $a, mixed $b ): bool {
		return is_scalar( $a ) && is_scalar( $b ) ? (string) $a === (string) $b : $a === $b;
	}

	/**
	 * Whether an owner has styles of their own.
	 *
	 * @param \WP_Post|null $post Global styles.
	 */
	public static function has_styles( ?\WP_Post $post ): bool {
		$data = json_decode( $post->post_content ?? '', true );
		return is_array( $data )
			&& ( array() !== ( $data['styles'] ?? array() ) || array() !== ( $data['settings'] ?? array() ) );
	}

	/**
	 * The owner's global styles; unlike with WordPress's own way to ask, none are made.
	 */
	public static function own_styles(): ?\WP_Post {
		$stored = \WP_Theme_JSON_Resolver::get_user_data_from_wp_global_styles( wp_get_theme() );
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
		// WooCommerce's own templates are kept under its name.
		foreach ( array( get_stylesheet(), 'woocommerce/woocommerce' ) as $theme ) {
			$template = get_block_template( $theme . '//' . $slug, $type );
			if ( null !== $template && 'custom' === $template->source ) {
				return true;
			}
		}
		return false;
	}
}
