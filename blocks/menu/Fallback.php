<?php
/**
 * What a menu block shows while the plugin is not active.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Blocks\Menu;

use Eidan\Menus\Menus;
use Eidan\Support\BlockJson;
use Eidan\Support\Text;
use Eidan\Support\Value;

/**
 * WordPress prints the inner blocks of unknown blocks. So each menu is stored with core's navigation block inside,
 * which refers to the same menu: nothing is copied that could become outdated. While the plugin is active, the block
 * prints its own menu and ignores the inner block, also in the editor.
 *
 * Core has no block for classic menus; their first level is stored as links, updated with each save. A menu of its own
 * links (`inside`) has them in core's block anyway, and is left as it is.
 */
final class Fallback {

	/** Matches a menu block, with or without inner blocks. Block comments never contain `-->`. */
	private const MENU =
		'/<!-- wp:eidan\/menu (?:(\{(?:(?!-->).)*\}) )?(?:\/-->|-->(?:(?!<!-- \/wp:eidan\/menu -->'
		. ').)*<!-- \/wp:eidan\/menu -->)/s';

	/** Core's names for the justification of items. */
	private const JUSTIFY = array(
		'center'  => 'center',
		'end'     => 'right',
		'between' => 'space-between',
	);

	/**
	 * Filter `wp_insert_post_data`.
	 *
	 * @param mixed $data Fields of the post, slashed.
	 */
	public static function store( mixed $data = null ): mixed {
		if (
			is_array( $data )
			&& is_string( $data['post_content'] ?? null )
			&& str_contains( $data['post_content'], '<!-- wp:eidan/menu ' )
		) {
			$data['post_content'] = wp_slash( self::fill( wp_unslash( $data['post_content'] ) ) );
		}

		return $data;
	}

	/**
	 * Filter `pre_update_option_widget_block`: the same for widgets, as classic themes build a header of them.
	 *
	 * @param mixed $widgets Settings of all block widgets, by number.
	 */
	public static function store_widgets( mixed $widgets = null ): mixed {
		if ( ! is_array( $widgets ) ) {
			return $widgets;
		}
		foreach ( $widgets as $number => $widget ) {
			if (
				is_array( $widget )
				&& is_string( $widget['content'] ?? null )
				&& str_contains( $widget['content'], '<!-- wp:eidan/menu ' )
			) {
				$widget['content']  = self::fill( $widget['content'] );
				$widgets[ $number ] = $widget;
			}
		}

		return $widgets;
	}

	/**
	 * Adds core's block to the menus in content. If several show the same menu, as in headers for wide and narrow
	 * screens, only the first one outside panels gets it.
	 *
	 * @param string $content Blocks.
	 */
	public static function fill( string $content ): string {
		if ( false === preg_match_all( self::MENU, $content, $found, PREG_OFFSET_CAPTURE ) ) {
			return $content;
		}
		$chosen = self::chosen( $content, $found );

		$menu   = -1;
		$filled = preg_replace_callback(
			self::MENU,
			static function ( array $match ) use ( $chosen, &$menu ): string {
				++$menu;
				$json = $match[1] ?? '';
				if ( 'inside' === self::name( self::attributes( $json ) ) ) {
					// What is inside is the only copy of the links.
					return $match[0];
				}
				$begin = '<!-- wp:eidan/menu ' . ( '' === $json ? '' : $json . ' ' );

				return in_array( $menu, $chosen, true )
					? "$begin-->\n" . self::block( self::attributes( $json ) ) . "\n<!-- /wp:eidan/menu -->"
					: $begin . '/-->';
			},
			$content
		);

		return $filled ?? $content;
	}

	/**
	 * Which menus get core's block.
	 *
	 * @param string                                $content Blocks.
	 * @param array<array<int, array{string, int}>> $found   Matches with their offsets.
	 * @return list<int> Indexes of matches.
	 */
	private static function chosen( string $content, array $found ): array {
		$chosen = array();
		foreach ( array( false, true ) as $inside ) {
			foreach ( $found[0] ?? array() as $number => [ , $place ] ) {
				$before = substr( $content, 0, $place );
				$name   = self::name( self::attributes( $found[1][ $number ][0] ?? '' ) );
				if (
					! isset( $chosen[ $name ] )
					&& (
						$inside
						|| substr_count( $before, '<!-- wp:eidan/panel ' )
							<= substr_count( $before, '<!-- /wp:eidan/panel ' )
					)
				) {
					$chosen[ $name ] = $number;
				}
			}
		}

		return array_values( $chosen );
	}

	/**
	 * The attributes of a menu.
	 *
	 * @param string $json As they are stored.
	 * @return array<mixed>
	 */
	private static function attributes( string $json ): array {
		$attributes = json_decode( $json, true );

		return is_array( $attributes ) ? $attributes : array();
	}

	/**
	 * Name of the menu, see Menus.
	 *
	 * @param array<mixed> $attributes Stored attributes of the menu block, unchecked.
	 */
	private static function name( array $attributes ): string {
		return Value::match( $attributes['menu'] ?? null, Menus::NAME, '' );
	}

	/**
	 * Core's block for a menu. Without a chosen menu it falls back as ours does: the newest one, a classic one, the
	 * pages.
	 *
	 * @param array<mixed> $attributes Attributes of our block.
	 */
	private static function block( array $attributes ): string {
		$name    = self::name( $attributes );
		$id      = Menus::navigation_id( $name );
		$justify = Value::one_of(
			$attributes['justify'] ?? null,
			array( 'start', 'center', 'end', 'between' ),
			'start'
		);
		$place   = self::JUSTIFY[ $justify ] ?? '';
		$like    = self::like( $attributes['form'] ?? null );
		$own     = array();
		if ( $id > 0 ) {
			$own['ref'] = $id;
		}
		if ( isset( $like['overlayMenu'] ) ) {
			$own['overlayMenu'] = $like['overlayMenu'];
		}
		$layout = array_filter(
			array(
				'justifyContent' => $place,
				'orientation'    => Text::of( $like['orientation'] ?? '' ),
			),
			static fn ( string $value ): bool => '' !== $value
		);
		if ( array() !== $layout ) {
			$own['layout'] = array( 'type' => 'flex' ) + $layout;
		}
		$inside = '';
		if ( 'pages' === $name ) {
			$inside = '<!-- wp:page-list /-->';
		} elseif ( str_starts_with( $name, 'menu:' ) || str_starts_with( $name, 'location:' ) ) {
			foreach ( Menus::items( $name ) as $item ) {
				$inside .= '' === $item->url ? '' : get_comment_delimited_block_content(
					'navigation-link',
					array(
						'label' => esc_html( $item->title ),
						'url'   => $item->url,
					),
					''
				);
			}
		}

		return get_comment_delimited_block_content( 'navigation', $own, $inside );
	}

	/**
	 * How core's block shows what a form shows: vertical, and a list without a button on phones. Transforms of the
	 * editor read the same.
	 *
	 * @param mixed $form Stored form, unchecked.
	 * @return array<mixed>
	 */
	private static function like( mixed $form ): array {
		$forms = BlockJson::says( 'eidan/menu', 'eidanNavigation' );
		$like  = is_array( $forms ) && is_string( $form ) ? $forms[ $form ] ?? null : null;

		return is_array( $like ) ? $like : array();
	}
}
