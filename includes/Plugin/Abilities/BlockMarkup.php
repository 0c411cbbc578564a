<?php
/**
 * Block markup that somebody else wrote.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Plugin\Abilities;

use Eidan\Support\Attributes;
use Eidan\Support\Text;
use WP_Block_Type;
use WP_Block_Type_Registry;

/**
 * Says what is wrong with block markup before it is stored, in words that help to write it right.
 */
final class BlockMarkup {

	/** Blocks in each other at most, and blocks at most: more is no page. */
	private const DEPTH = 20;
	private const MOST  = 500;

	/** Blocks for code of any kind, and what editors make of HTML without blocks. */
	private const REFUSED = array(
		'core/html',
		'core/shortcode',
		'core/freeform',
		'core/missing',
		'core/legacy-widget',
		'core/widget-group',
	);

	/** Attributes that editors know of every block, and no server's registry does. */
	private const OF_ALL = array( 'align', 'anchor', 'className', 'layout', 'lock', 'metadata', 'style' );

	/**
	 * How many blocks were looked at.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * What is wrong.
	 *
	 * @param string $markup Block markup.
	 * @return list<string> Sentences; empty if it can be stored.
	 */
	public static function problems( string $markup ): array {
		$blocks = parse_blocks( $markup );
		$self   = new self();
		$found  = $self->all( $blocks, null, 0 );
		if ( 0 === $self->count ) {
			$found[] = 'There is no block in it. Write block markup, such as '
				. '<!-- wp:paragraph --><p>Words</p><!-- /wp:paragraph -->.';
		}

		return array_values( array_unique( $found ) );
	}

	/**
	 * What is wrong with blocks.
	 *
	 * @param mixed       $blocks Parsed blocks.
	 * @param string|null $parent Name of the block around them.
	 * @param int         $depth  How many are around them.
	 * @return list<string>
	 */
	private function all( mixed $blocks, ?string $parent, int $depth ): array {
		$found = array();
		foreach ( is_array( $blocks ) ? $blocks : array() as $block ) {
			if ( ! is_array( $block ) || $this->count >= self::MOST || $depth > self::DEPTH ) {
				$words = 'More than %d blocks, or %d in each other, are no page.';

				return array( sprintf( $words, self::MOST, self::DEPTH ) );
			}
			array_push( $found, ...$this->one( $block, $parent, $depth ) );
		}

		return $found;
	}

	/**
	 * What is wrong with a block.
	 *
	 * @param array<array-key, mixed> $block  Parsed block.
	 * @param string|null             $parent Name of the block around it.
	 * @param int                     $depth  How many are around it.
	 * @return list<string>
	 */
	private function one( array $block, ?string $parent, int $depth ): array {
		$name = Text::of( $block['blockName'] ?? '' );
		if ( '' === $name ) {
			$html = trim( Text::of( $block['innerHTML'] ?? '' ) );
			$text = wp_trim_words( wp_strip_all_tags( $html ), 8 );
			if ( '' === $html ) {
				return array();
			}

			return array(
				'' === $text
					? 'There is HTML in no block. Make blocks of it.'
					: sprintf( 'These words are in no block: “%s”. Make a paragraph of them.', $text ),
			);
		}
		++$this->count;
		$type = WP_Block_Type_Registry::get_instance()->get_registered( $name );
		if ( null === $type ) {
			return array( sprintf( 'There is no block %s on this site.', $name ) );
		}
		if ( in_array( $name, self::REFUSED, true ) ) {
			return array( sprintf( '%s is not taken: write blocks for what it is to show.', $name ) );
		}
		$inside = $this->all( $block['innerBlocks'] ?? array(), $name, $depth + 1 );

		return array(
			...self::place( $type, $parent ),
			...self::attributes( $type, $block['attrs'] ?? null ),
			...self::shortcodes( array( $block['attrs'] ?? null, $block['innerHTML'] ?? '' ) ),
			...$inside,
		);
	}

	/**
	 * Which shortcodes are in words.
	 *
	 * @param mixed $value Words, or attributes.
	 * @return list<string>
	 */
	public static function shortcodes( mixed $value ): array {
		return array_map(
			static fn( string $shortcode ): string => sprintf( 'The shortcode %s is not taken.', $shortcode ),
			Shortcodes::in( $value )
		);
	}

	/**
	 * Whether a block stands where it may.
	 *
	 * @param WP_Block_Type $type
	 * @param string|null   $parent Name of the block around it.
	 * @return list<string>
	 */
	private static function place( WP_Block_Type $type, ?string $parent ): array {
		$parents = is_array( $type->parent ) ? $type->parent : array();

		return array() === $parents || in_array( $parent, $parents, true )
			? array()
			: array( sprintf( '%s has to stand in %s.', $type->name, implode( ' or ', $parents ) ) );
	}

	/**
	 * What is wrong with the attributes of one of our blocks.
	 *
	 * @param WP_Block_Type $type
	 * @param mixed         $given Attributes of the markup; null if they are no JSON.
	 * @return list<string>
	 */
	private static function attributes( WP_Block_Type $type, mixed $given ): array {
		if ( ! is_array( $given ) ) {
			return array( sprintf( 'The attributes of %s are no JSON object.', $type->name ) );
		}
		if ( ! str_starts_with( $type->name, 'eidan/' ) ) {
			return array();
		}
		/**
		 * As in block.json.
		 *
		 * @var array<string, array<string, mixed>> $schema
		 */
		$schema = $type->get_attributes();
		$found  = array();
		foreach ( array_diff_key( $given, $schema, array_flip( self::OF_ALL ) ) as $name => $value ) {
			if ( ! str_starts_with( (string) $name, 'eidan' ) ) {
				$found[] = sprintf( '%s has no attribute %s.', $type->name, $name );
			}
		}
		foreach ( Attributes::invalid( $schema, $given ) as $path ) {
			$found[] = sprintf( '%s: %s is not valid; see its schema.', $type->name, $path );
		}

		return $found;
	}
}
