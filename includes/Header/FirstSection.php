<?php
/**
 * What a transparent header lies over.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Header;

use Eidan\ImageOverlay\Band;
use Eidan\ImageOverlay\Shade;
use Eidan\ImageOverlay\Tones;
use Eidan\Support\BlockJson;
use Eidan\Support\Markup;
use Eidan\Support\Media;
use Eidan\Support\PageColors;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block_Patterns_Registry;
use WP_Block_Type_Registry;
use WP_Post;

/**
 * The first section of the page: whether it fills the width, so that a header may lie over it, and which words can be
 * read on it. One header is on every page, and most pages begin with a title. There it must not lie over the words.
 *
 * @phpstan-type Section array{fills: bool, skin: ''|'light'|'dark'}
 */
final class FirstSection {

	/** Blocks that take no room where they are. Ours say so in block.json. */
	private const WITHOUT_ROOM = array( 'core/spacer', 'core/nextpage', 'core/more' );

	/** Blocks whose output nobody can know from their attributes. There the author's choice holds. */
	private const UNKNOWN = array( 'core/html', 'core/shortcode', 'core/freeform' );

	/** How many containers, patterns and parts may be in each other. A pattern may contain itself. */
	private const DEPTH = 12;

	/**
	 * The first section of the page that is being shown.
	 *
	 * @return Section|null Null if it cannot be known: without block templates, or for a header in the content itself.
	 */
	public static function of_page(): ?array {
		$template = $GLOBALS['_wp_current_template_content'] ?? null;
		$post     = is_singular() ? get_queried_object() : null;
		$content  = $post instanceof WP_Post && ! post_password_required( $post ) ? $post->post_content : '';
		if (
			! is_string( $template ) || str_contains( $content, '<!-- wp:eidan/header' )
			|| ( '' !== $content && ! has_blocks( $content ) )
		) {
			return null;
		}
		$image = $post instanceof WP_Post ? (int) get_post_thumbnail_id( $post ) : 0;

		return self::of( $template, $content, $image );
	}

	/**
	 * The first section of a page.
	 *
	 * @param string $template Block markup of the template.
	 * @param string $content  Block markup of the post; '' on archives.
	 * @param int    $image    ID of the post's featured image; 0 = none.
	 * @return Section Words, if there is no section at all.
	 */
	public static function of( string $template, string $content, int $image ): array {
		return self::first( parse_blocks( $template ), $content, $image, self::DEPTH ) ?? self::section( false );
	}

	/**
	 * The first of blocks that takes room.
	 *
	 * @param mixed  $blocks  Parsed blocks.
	 * @param string $content Block markup of the post.
	 * @param int    $image   ID of the post's featured image; 0 = none.
	 * @param int    $depth   How much deeper it may look.
	 * @return Section|null Null if none takes room.
	 */
	private static function first( mixed $blocks, string $content, int $image, int $depth ): ?array {
		foreach ( is_array( $blocks ) && 0 < $depth ? $blocks : array() as $block ) {
			$section = is_array( $block ) ? self::one( $block, $content, $image, $depth - 1 ) : null;
			if ( null !== $section ) {
				return $section;
			}
		}

		return null;
	}

	/**
	 * What a header over a block lies over.
	 *
	 * @param array<array-key, mixed> $block   Parsed block.
	 * @param string                  $content Block markup of the post.
	 * @param int                     $image   ID of the post's featured image; 0 = none.
	 * @param int                     $depth   How much deeper it may look.
	 * @return Section|null Null if it takes no room.
	 */
	private static function one( array $block, string $content, int $image, int $depth ): ?array {
		$name       = Text::of( $block['blockName'] ?? '' );
		$attributes = is_array( $block['attrs'] ?? null ) ? $block['attrs'] : array();
		$is_full    = 'full' === ( $attributes['align'] ?? self::usual_align( $name ) );
		if ( '' === $name ) {
			return '' === trim( Text::of( $block['innerHTML'] ?? '' ) ) ? null : self::section( false );
		}
		$takes_room = ! in_array( $name, self::WITHOUT_ROOM, true )
			&& false !== BlockJson::says( $name, 'eidanTakesRoom' );
		if ( ! $takes_room || self::is_header( $name, $attributes ) ) {
			return null;
		}
		if ( in_array( $name, self::UNKNOWN, true ) ) {
			return self::section( true );
		}
		if ( 'core/post-featured-image' === $name ) {
			return 0 < $image ? self::over_image( $is_full, $attributes, $image ) : null;
		}
		$markup = self::elsewhere( $name, $attributes, $content );
		if ( null !== $markup ) {
			// A post shows no post in itself.
			$content = 'core/post-content' === $name ? '' : $content;

			return self::first( parse_blocks( $markup ), $content, $image, $depth );
		}
		$skin = self::skin( $name, $attributes );
		if ( null !== $skin ) {
			return self::section( $is_full, $skin );
		}
		if ( 'core/image' === $name || true === BlockJson::says( $name, 'eidanIsImage' ) ) {
			$image = new Markup( Text::of( $block['innerHTML'] ?? '' ) );
			$id    = $image->next_tag( array( 'tag_name' => 'IMG' ) ) ? Media::shown( $image ) : 0;

			return self::over_image( $is_full, $attributes, $id );
		}
		$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : array();
		if ( array() !== $inner && str_starts_with( $name, 'core/' ) ) {
			return self::first( $inner, $content, $image, $depth );
		}

		return self::section( $is_full && ! in_array( $name, array( 'core/heading', 'core/paragraph' ), true ) );
	}

	/**
	 * The alignment that a block has until its author chooses one. It is not in the markup.
	 *
	 * @param string $name Block's name.
	 */
	private static function usual_align( string $name ): string {
		$type       = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		$attributes = null === $type ? array() : $type->get_attributes();

		return is_array( $attributes['align'] ?? null ) ? Text::of( $attributes['align']['default'] ?? '' ) : '';
	}

	/**
	 * Whether a block is the part with the header.
	 *
	 * @param string                  $name       Block's name.
	 * @param array<array-key, mixed> $attributes Block's attributes.
	 */
	public static function is_header( string $name, array $attributes ): bool {
		$words = Text::of( $attributes['slug'] ?? '' ) . Text::of( $attributes['tagName'] ?? '' );

		return 'core/template-part' === $name && str_contains( $words, 'header' );
	}

	/**
	 * The markup of a block that shows what is stored elsewhere.
	 *
	 * @param string                  $name       Block's name.
	 * @param array<array-key, mixed> $attributes Block's attributes.
	 * @param string                  $content    Block markup of the post.
	 * @return string|null Null for all other blocks.
	 */
	private static function elsewhere( string $name, array $attributes, string $content ): ?string {
		if ( 'core/post-content' === $name ) {
			return $content;
		}
		if ( 'core/pattern' === $name ) {
			$slug    = Text::of( $attributes['slug'] ?? '' );
			$pattern = WP_Block_Patterns_Registry::get_instance()->get_registered( $slug );

			return is_array( $pattern ) ? Text::of( $pattern['content'] ?? '' ) : '';
		}
		if ( 'core/block' === $name ) {
			$post = get_post( Value::integer( $attributes['ref'] ?? 0, 0, PHP_INT_MAX, 0 ) );

			return $post instanceof WP_Post && 'publish' === $post->post_status ? $post->post_content : '';
		}

		return null;
	}

	/**
	 * The skin for a block with a ground of its own.
	 *
	 * @param string                  $name       Block's name.
	 * @param array<array-key, mixed> $attributes Block's attributes.
	 * @return ''|'light'|'dark'|null '' if the ground is not known; null without a ground.
	 */
	private static function skin( string $name, array $attributes ): ?string {
		$chosen = $attributes['eidanSkin'] ?? null;
		if ( 'light' === $chosen || 'dark' === $chosen ) {
			return $chosen;
		}
		if ( 'core/cover' === $name ) {
			return false === ( $attributes['isDark'] ?? true ) ? 'dark' : 'light';
		}
		// Light words on an overlay, where these attributes are chosen.
		$chosen = BlockJson::says( $name, 'eidanLightWords' );
		if ( is_array( $chosen ) && array_intersect_key( $attributes, $chosen ) === $chosen ) {
			return 'light';
		}
		$style = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$color = is_array( $style['color'] ?? null ) ? $style['color'] : array();
		if ( isset( $attributes['gradient'] ) || isset( $color['gradient'] ) || isset( $style['background'] ) ) {
			return '';
		}
		$ground = PageColors::preset( $attributes['backgroundColor'] ?? null ) ?? $color['background'] ?? null;
		if ( null === $ground ) {
			return null;
		}
		$needs_light = BackgroundColor::needs_light_words( $ground );

		return null === $needs_light ? '' : ( $needs_light ? 'light' : 'dark' );
	}

	/**
	 * A header over an image has the words that need less of a shade on its upper part: a header has no shade.
	 *
	 * @param bool                    $fills      Whether it fills the width.
	 * @param array<array-key, mixed> $attributes Block's attributes.
	 * @param int                     $id         ID of the attachment.
	 * @return Section
	 */
	private static function over_image( bool $fills, array $attributes, int $id ): array {
		$skin  = self::skin( '', $attributes );
		$style = is_array( $attributes['style'] ?? null ) ? $attributes['style'] : array();
		$color = is_array( $style['color'] ?? null ) ? $style['color'] : array();
		// Duotone changes what was measured.
		$is_known = null === $skin && ! isset( $color['duotone'] );
		$grid     = $fills && $is_known && 0 < $id ? Tones::of( $id ) : null;
		if ( null !== $grid ) {
			$light = Shade::of( $grid, Band::Top, true )->percent;
			$skin  = $light <= Shade::of( $grid, Band::Top, false )->percent ? 'light' : 'dark';
		}

		return self::section( $fills, $skin ?? '' );
	}

	/**
	 * @param bool              $fills Whether it fills the width.
	 * @param ''|'light'|'dark' $skin  Words that can be read on it; '' if that is not known.
	 * @return Section
	 */
	private static function section( bool $fills, string $skin = '' ): array {
		return array(
			'fills' => $fills,
			'skin'  => $fills ? $skin : '',
		);
	}
}
