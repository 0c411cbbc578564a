<?php
/**
 * The content of a wide drop-down (mega menu).
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Menus;

use Eidan\Support\Memory;
use Eidan\Support\Text;
use WP_Post;

/**
 * Blocks of a template part of the theme or of a synced pattern, rendered by WordPress.
 */
final class MegaMenu {

	/**
	 * Names being rendered, since a pattern may contain the menu that contains it.
	 *
	 * @var array<string, true>
	 */
	private array $open = array();

	/**
	 * Renders the content.
	 *
	 * @param string $name `part:<slug>` or `pattern:<id>`, see Extras.
	 * @return string HTML; '' if it does not exist or visitors may not see it.
	 */
	public static function render( string $name ): string {
		[ $kind, $id ] = explode( ':', $name ) + array( '', '' );
		if ( '' === $id || isset( self::memory()->open[ $name ] ) ) {
			return '';
		}
		self::memory()->open[ $name ] = true;
		$html                         = 'pattern' === $kind ? self::pattern( (int) $id ) : self::part( $id );
		unset( self::memory()->open[ $name ] );

		return trim( $html );
	}

	/**
	 * Whether the editor may open it: also what visitors do not see yet, but nothing in the trash. There WordPress lets
	 * authors write in a pattern, and nobody would ever read it.
	 *
	 * @param string $name `part:<slug>` or `pattern:<id>`, see Extras.
	 */
	public static function is_kept( string $name ): bool {
		[ $kind, $id ] = explode( ':', $name ) + array( '', '' );

		return 'pattern' !== $kind || 'trash' !== get_post_status( (int) $id );
	}

	/**
	 * All template parts and patterns to choose from.
	 *
	 * @return array<string, string> Title by name, '' for none.
	 */
	public static function choices(): array {
		$choices = array( '' => _x( 'None', 'drop-down', 'eidan' ) );
		foreach ( get_block_templates( array(), 'wp_template_part' ) as $part ) {
			$choices[ 'part:' . $part->slug ] = Item::words( Text::of( $part->title ) );
		}
		$patterns = get_posts(
			array(
				'post_type'      => 'wp_block',
				'post_status'    => 'publish',
				'posts_per_page' => 100,
				'orderby'        => 'title',
				'order'          => 'ASC',
			)
		);
		foreach ( $patterns as $pattern ) {
			if ( $pattern instanceof WP_Post ) {
				$choices[ 'pattern:' . $pattern->ID ] = Item::words( $pattern->post_title );
			}
		}

		return $choices;
	}

	/**
	 * A synced pattern.
	 *
	 * @param int $id Post.
	 */
	private static function pattern( int $id ): string {
		$post = get_post( $id );
		if (
			! $post instanceof WP_Post
			|| 'wp_block' !== $post->post_type
			|| 'publish' !== $post->post_status
			|| '' !== $post->post_password
		) {
			return '';
		}

		return self::block( 'core/block', array( 'ref' => $id ) );
	}

	/**
	 * A part of the theme; '' if there is none of this name. WordPress looks for it while it renders it, and prints a
	 * sentence in its place where errors are displayed.
	 *
	 * @param string $slug Slug of the part.
	 */
	private static function part( string $slug ): string {
		$theme      = get_stylesheet();
		$is_missing = false;
		$missing    = static function ( mixed $id ) use ( $theme, $slug, &$is_missing ): void {
			$is_missing = $is_missing || "$theme//$slug" === $id;
		};
		add_action( 'render_block_core_template_part_none', $missing );
		$html = self::block(
			'core/template-part',
			array(
				'slug'    => $slug,
				'theme'   => $theme,
				'tagName' => 'div',
			)
		);
		remove_action( 'render_block_core_template_part_none', $missing );

		return $is_missing ? '' : $html;
	}

	/**
	 * Renders a block of WordPress.
	 *
	 * @param string               $name
	 * @param array<string, mixed> $attributes The block's attributes, valid by its schema.
	 */
	private static function block( string $name, array $attributes ): string {
		return Text::of(
			render_block(
				array(
					'blockName'    => $name,
					'attrs'        => $attributes,
					'innerBlocks'  => array(),
					'innerHTML'    => '',
					'innerContent' => array(),
				)
			)
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
