<?php
/**
 * The place of the joint style sheet among the other styles of a page.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Assets;

use WP_Block_Type_Registry;
use _WP_Dependency;

/**
 * Decides what is printed where, once our styles are one file. Themes and other plugins come before and after it as
 * they do without it.
 */
final class StyleOrder {

	/**
	 * Puts the joint styles in the place of those that are in them.
	 *
	 * That is the place of the last one that stands among the styles of blocks: WordPress enqueues the styles of inner
	 * blocks before those of the block around them, which change them (a gallery has no margin below its images). It
	 * is before whatever comes next, such as the theme's style sheet.
	 *
	 * @param list<string>          $handles Handles that are printed next.
	 * @param array<string, string> $joint   Handles of the joint styles, by the handle of a style in it.
	 * @param array<string, string> $held    Paths of our styles that may be joint, by handle.
	 * @return list<string> Handles that are printed instead.
	 */
	public static function with_joint( array $handles, array $joint, array $held ): array {
		$moved = self::moved( $handles, $joint, $held );
		$with  = array();
		foreach ( $handles as $handle ) {
			foreach ( $moved[ $handle ] ?? array( $handle ) as $each ) {
				$one   = $joint[ $each ] ?? null;
				$first = null === $one ? array() : array( ...wp_styles()->registered[ $one ]->deps, $one );
				array_push( $with, ...array_diff( $first, wp_styles()->done ), ...array( $each ) );
			}
		}

		return array_values( array_unique( $with ) );
	}

	/**
	 * Where our styles go: those before the last one among the styles of blocks go to it. They have no file, but what
	 * was added to them is printed, and comes after the file.
	 *
	 * @param list<string>          $handles Handles that are printed next.
	 * @param array<string, string> $joint   Handles of the joint styles, by the handle of a style in it.
	 * @param array<string, string> $held    Paths of our styles that may be joint, by handle.
	 * @return array<string, list<string>> What is printed in the place of a handle.
	 */
	private static function moved( array $handles, array $joint, array $held ): array {
		$blocks = array() === $joint ? array() : self::of_blocks();
		$ours   = array();
		$last   = '';
		foreach ( $handles as $handle ) {
			if ( isset( $joint[ $handle ] ) ) {
				$ours[] = $handle;
				$last   = $handle;
			} elseif (
				array() !== $ours
				&& ! ( isset( $blocks[ $handle ] ) && ! self::needs( $handle, $ours ) )
				&& ! self::moves_along( $handle, $held )
			) {
				break;
			}
		}

		return '' === $last ? array() : array( $last => $ours ) + array_fill_keys( $ours, array() );
	}

	/**
	 * Whether a style comes after one of ours.
	 *
	 * @param string       $handle
	 * @param list<string> $ours   Our styles before it.
	 */
	private static function needs( string $handle, array $ours ): bool {
		$style = wp_styles()->registered[ $handle ] ?? null;

		return ! $style instanceof _WP_Dependency || array() !== array_intersect( $style->deps, $ours );
	}

	/**
	 * The styles of blocks, in the order in which WordPress 6.9 and newer prints them into the head of classic themes.
	 *
	 * @param string $prefix Beginning of the names of the blocks; '' = all blocks.
	 * @return array<string, string> '' by handle.
	 */
	public static function of_blocks( string $prefix = '' ): array {
		$handles = array();
		foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $name => $type ) {
			if ( str_starts_with( (string) $name, $prefix ) ) {
				array_push( $handles, ...$type->style_handles );
			}
		}

		return array_fill_keys( $handles, '' );
	}

	/**
	 * Whether a style is words of ours without a file, which other styles of ours need and which can be anywhere before
	 * them.
	 *
	 * @param string                $handle
	 * @param array<string, string> $held   Paths of our styles that may be joint, by handle.
	 */
	public static function moves_along( string $handle, array $held ): bool {
		$style = wp_styles()->registered[ $handle ] ?? null;

		return $style instanceof _WP_Dependency
			&& false === $style->src
			&& array() === $style->deps
			&& str_starts_with( $handle, 'eidan-' )
			&& ! isset( $held[ $handle ] );
	}
}
