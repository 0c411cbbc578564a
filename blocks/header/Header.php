<?php
/**
 * The header on the page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks;

use Eidan\Header\BackgroundColor;
use Eidan\Header\FirstSection;
use Eidan\Header\Logos;
use Eidan\Header\PageHeader;
use Eidan\Header\Widths;
use Eidan\Support\BlockJson;
use Eidan\Support\Html;
use Eidan\Support\Text;
use Eidan\Support\Value;
use WP_Block;

defined( 'ABSPATH' ) || exit;

/**
 * Puts a box with a fixed height around the saved rows, so that a header that becomes fixed leaves no gap.
 *
 * @phpstan-import-type HeaderAttributes from \Eidan\Attributes\Header
 * @phpstan-import-type Choice from PageHeader
 * @implements DynamicBlock<HeaderAttributes>
 */
final class Header implements DynamicBlock {

	/** Attributes by the declarations for them. */
	private const STYLE = array(
		'--eidan-header-height:%dpx;' => 'height',
		'--eidan-header-speed:%dms;'  => 'speed',
	);

	/** Icon of the opener: three lines, a cross when open. */
	private const SIGN =
		'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/>'
		. '<path d="M5 5l14 14M19 5L5 19"/></svg>';

	/**
	 * Renders the block.
	 *
	 * @param HeaderAttributes $attributes Valid attributes.
	 * @param string           $content    Saved rows, rendered.
	 * @param WP_Block         $block      For its rows.
	 * @return string HTML; '' without rows.
	 */
	public static function render( array $attributes, string $content, WP_Block $block ): string {
		$chosen = PageHeader::chosen();
		if (
			'none' === $chosen['header']
			|| ( ! Html::has_content( $content ) && ! str_contains( $content, '<svg' ) )
		) {
			return '';
		}
		$is_vertical = 'vertical' === $attributes['orientation'];
		$attributes  = $is_vertical ? $attributes : self::on_page( $attributes, $chosen );
		$behaviour   = $is_vertical ? 'static' : $attributes['behaviour'];
		$mobile      = $is_vertical ? 'static' : $attributes['mobile'];
		$moves       = 'static' !== $behaviour || 'static' !== $mobile;
		$id          = wp_unique_id( 'eidan-header-' );
		if ( $is_vertical ) {
			wp_enqueue_style( 'eidan-header-vertical' );
		} elseif ( $moves ) {
			wp_enqueue_style( 'eidan-header-sticky' );
		}
		$style = BlockJson::css( $block, $attributes, self::STYLE );
		$inner = Logos::join( Logos::add( $is_vertical ? self::drawer( $block ) : $content, $attributes ) );
		$bar   = '<div ' . get_block_wrapper_attributes() . '>' . $inner . '</div>';
		$html  = '<div' . Html::attributes(
			array(
				'class'             => self::classes( $attributes, $id, $is_vertical ),
				'style'             => '' === $style ? null : $style,
				'data-eidan-header' => self::options( $block, $attributes, $behaviour, $mobile, $is_vertical ),
			)
		) . '>' . Widths::style( $id, $attributes, $moves ) . $bar
			. ( $moves ? '<span class="eidan-header__mark" aria-hidden="true"></span>' : '' ) . '</div>';

		return $html;
	}

	/**
	 * The attributes on the page that is shown, for which its author may have chosen something else.
	 *
	 * @param HeaderAttributes $attributes Valid attributes.
	 * @param Choice           $chosen     What was chosen for the page.
	 * @return HeaderAttributes
	 */
	private static function on_page( array $attributes, array $chosen ): array {
		$always = 'transparent' === $chosen['header'];
		if ( 'solid' === $chosen['header'] ) {
			$attributes = $attributes['transparent'] ? self::beside( $attributes ) : $attributes;
		} elseif ( $always || $attributes['transparent'] ) {
			$attributes['transparent'] = true;
			$attributes                = self::over( $attributes, $always );
		}
		$attributes['skin'] = '' === $chosen['skin'] ? $attributes['skin'] : $chosen['skin'];

		return $attributes;
	}

	/**
	 * The attributes of a transparent header. Where the page does not begin with a section that fills the width, it has
	 * a place of its own. Without a chosen skin the section decides.
	 *
	 * @param HeaderAttributes $attributes Valid attributes.
	 * @param bool             $always     Whether it lies over the page whatever that begins with.
	 * @return HeaderAttributes
	 */
	private static function over( array $attributes, bool $always ): array {
		$section = FirstSection::of_page();
		if ( null === $section ) {
			return $attributes;
		}
		if ( ! $section['fills'] && ! $always ) {
			return self::beside( $attributes );
		}
		$attributes['skin'] = '' === $attributes['skin'] ? $section['skin'] : $attributes['skin'];

		return $attributes;
	}

	/**
	 * The attributes of a header with a place of its own in place of a transparent one. The skin was chosen for the
	 * section; here the words stand on the header's own background, or the page's.
	 *
	 * @param HeaderAttributes $attributes Valid attributes.
	 * @return HeaderAttributes
	 */
	private static function beside( array $attributes ): array {
		$attributes['transparent'] = false;
		// The words stay light where the ground is dark.
		$attributes['skin'] = '' !== $attributes['skin'] && BackgroundColor::is_dark( $attributes ) ? 'light' : '';

		return $attributes;
	}

	/**
	 * Classes of the box.
	 *
	 * @param HeaderAttributes $attributes  Valid attributes.
	 * @param string           $id          Class that only this header has.
	 * @param bool             $is_vertical Whether it is a column.
	 */
	private static function classes( array $attributes, string $id, bool $is_vertical ): string {
		$skin = $attributes['skin'];

		return Html::classes(
			array(
				'eidan-header'   => true,
				$id              => true,
				// In page content the alignment sets the width.
				'align' . Value::one_of( $attributes['align'] ?? null, array( 'wide', 'full' ), 'full' ) => true,
				'is-vertical'    => $is_vertical,
				'is-fit'         => 'fit' === $attributes['collapse'],
				'is-transparent' => ! $is_vertical && $attributes['transparent'],
				"is-skin-$skin"  => '' !== $skin,
				'follows-skin'   => $attributes['followSkin'],
				// Only computed if the logo depends on it.
				'is-on-dark'     => 0 < $attributes['lightLogo'] && BackgroundColor::is_dark( $attributes ),
			)
		);
	}

	/**
	 * The options for the script.
	 *
	 * @param WP_Block         $block
	 * @param HeaderAttributes $attributes  Valid attributes.
	 * @param string           $behaviour   Behaviour on wide screens.
	 * @param string           $mobile      Behaviour on narrow screens.
	 * @param bool             $is_vertical Whether it is a column.
	 * @return string|null Null if no script is needed.
	 */
	private static function options(
		WP_Block $block,
		array $attributes,
		string $behaviour,
		string $mobile,
		bool $is_vertical
	): ?string {
		$options = array_filter(
			array(
				'behaviour' => 'static' === $behaviour ? null : $behaviour,
				'mobile'    => 'static' === $mobile ? null : $mobile,
				'fit'       => ! $is_vertical && 'fit' === $attributes['collapse'] ? true : null,
				'skin'      => $attributes['followSkin'] ? true : null,
				'close'     => $is_vertical ? $attributes['closeAfter'] : null,
			),
			static fn( mixed $value ): bool => null !== $value
		);

		return array() === $options
			? null
			: Html::json( $options + BlockJson::changed( $block, $attributes, array( 'breakpoint' ) ) );
	}

	/**
	 * The rows of a vertical header: the first is always visible, the others are in a drawer.
	 *
	 * @param WP_Block $block
	 */
	private static function drawer( WP_Block $block ): string {
		$rows = array();
		foreach ( $block->inner_blocks as $row ) {
			if ( $row instanceof WP_Block ) {
				$rows[] = Text::of( $row->render() );
			}
		}
		$first = (string) array_shift( $rows );

		return '<div class="eidan-header__strip">' . $first . '</div>'
			. (
				array() === $rows
					? ''
					: '<details class="eidan-header__drawer"><summary class="eidan-header__opener" aria-label="'
						. esc_attr__( 'Menu', 'eidan' ) . '">' . self::SIGN . '</summary>'
				. '<div class="eidan-header__panel">' . implode( '', $rows ) . '</div></details>'
			);
	}
}
