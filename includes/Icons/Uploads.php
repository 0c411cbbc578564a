<?php
/**
 * Icons uploaded by administrators.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Icons;

use Eidan\Support\Memory;
use WP_Error;
use WP_Post;

/**
 * Each is a post of a private type with the sanitized SVG as its content. So there is no file that a browser could
 * open, and WordPress's media library need not allow SVG.
 */
final class Uploads {

	public const POST_TYPE = 'eidan_icon';

	/**
	 * Sanitized SVGs of this request, by the hash of the stored content.
	 *
	 * @var array<string, string>
	 */
	private array $seen = array();

	/**
	 * Registers the type, which WordPress's exporter includes.
	 */
	public static function register(): void {
		register_post_type(
			self::POST_TYPE,
			array(
				'label'        => __( 'Icons', 'eidan' ),
				'public'       => false,
				'can_export'   => true,
				'rewrite'      => false,
				'query_var'    => false,
				'supports'     => array( 'title' ),
				// XML-RPC can access private types, too.
				'capabilities' => array_fill_keys(
					array(
						'edit_post',
						'read_post',
						'delete_post',
						'edit_posts',
						'edit_others_posts',
						'delete_posts',
						'publish_posts',
						'read_private_posts',
						'create_posts',
					),
					'manage_options'
				),
				'map_meta_cap' => false,
			)
		);
	}

	/**
	 * Whether the user may add icons: users who may post any HTML and manage the site.
	 */
	public static function may(): bool {
		return current_user_can( 'manage_options' ) && current_user_can( 'unfiltered_html' );
	}

	/**
	 * Stores an icon.
	 *
	 * @param string $source SVG as it was uploaded.
	 * @param string $label  Label by which authors find it; '' = "Icon".
	 * @return int|WP_Error Id, or the reason why it is refused.
	 */
	public static function add( string $source, string $label ): int|WP_Error {
		$svg = Svg::clean( $source );
		if ( $svg instanceof WP_Error ) {
			return $svg;
		}
		$label = trim( sanitize_text_field( $label ) );
		// The content is already sanitized more strictly than by KSES, which does not know SVG and would remove it.
		kses_remove_filters();
		try {
			/**
			 * Slashed, as WordPress expects it.
			 *
			 * @var array{post_type: string, post_status: string, post_title: string, post_content: string} $post
			 */
			$post = wp_slash(
				array(
					'post_type'    => self::POST_TYPE,
					'post_status'  => 'publish',
					'post_title'   => '' === $label ? __( 'Icon', 'eidan' ) : $label,
					'post_content' => $svg,
				)
			);
			return wp_insert_post( $post, true );
		} finally {
			kses_init();
		}
	}

	/**
	 * An uploaded icon. It is sanitized again, since an import or another plugin may have stored it.
	 *
	 * @param int $id The post's id.
	 * @return string Whole SVG; '' when there is none.
	 */
	public static function svg( int $id ): string {
		$post = $id > 0 ? get_post( $id ) : null;
		if ( ! $post instanceof WP_Post || self::POST_TYPE !== $post->post_type || 'publish' !== $post->post_status ) {
			return '';
		}
		$hash = md5( $post->post_content );
		if ( ! isset( self::memory()->seen[ $hash ] ) ) {
			$clean                        = Svg::clean( $post->post_content );
			self::memory()->seen[ $hash ] = is_string( $clean ) ? $clean : '';
		}

		return self::memory()->seen[ $hash ];
	}

	/**
	 * All of them, the newest first.
	 *
	 * @return list<WP_Post>
	 */
	public static function all(): array {
		return array_values(
			array_filter(
				get_posts(
					array(
						'post_type'   => self::POST_TYPE,
						'numberposts' => 100,
						'post_status' => 'publish',
					)
				),
				static fn( mixed $post ): bool => $post instanceof WP_Post
			)
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
