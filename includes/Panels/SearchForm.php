<?php
/**
 * The form of the search cover.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Panels;

use Eidan\Languages\Languages;
use Eidan\Support\Html;
use Eidan\Support\Memory;
use Eidan\Support\Text;

/**
 * Opens the site's search results, and tells the module `@eidan/search` where to get suggestions.
 *
 * @phpstan-import-type SearchCoverAttributes from \Eidan\Attributes\SearchCover
 */
final class SearchForm {

	/**
	 * Number of forms on this page.
	 *
	 * @var int
	 */
	private int $count = 0;

	/**
	 * The form.
	 *
	 * @param SearchCoverAttributes $attributes Valid attributes of the block.
	 * @param string                $label      Label of the field.
	 * @return string HTML, escaped.
	 */
	public static function html( array $attributes, string $label ): string {
		$id          = 'eidan-search-' . ( ++self::memory()->count );
		$types       = self::types( $attributes['postTypes'] );
		$placeholder = trim( $attributes['placeholder'] );
		$field       = Html::attributes(
			array(
				// Not type="search": there Chromium handles Escape itself, and the dialog would not close.
				'type'         => 'text',
				'inputmode'    => 'search',
				'id'           => $id,
				'name'         => 's',
				'placeholder'  => '' === $placeholder ? $label : $placeholder,
				'maxlength'    => 200,
				'autocomplete' => 'off',
				'enterkeyhint' => 'search',
				'required'     => true,
				'autofocus'    => true,
			)
		);
		$hidden      = Html::query_fields( Languages::home() );
		foreach ( $types as $type => $name ) {
			unset( $name );
			$hidden .= '<input' . Html::attributes(
				array(
					'type'  => 'hidden',
					'name'  => 1 === count( $types ) ? 'post_type' : 'post_type[]',
					'value' => (string) $type,
				)
			) . '>';
		}

		return '<form role="search" class="eidan-search" method="get"' . Html::attributes(
			array(
				'action'            => Languages::home(),
				'data-eidan-search' => Html::json( self::options( $attributes, $types ) ),
			)
		) . '><label class="screen-reader-text" for="' . $id . '">' . esc_html( $label )
			. '</label><input' . $field . '>' . $hidden
			. '<button type="submit" class="eidan-search__submit" aria-label="'
			. esc_attr__( 'Show all results', 'eidan' )
			. '"><svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="10.5" cy="10.5" r="7"/>'
			. '<path d="m15.7 15.7 5.3 5.3"/></svg></button>'
			. '<div role="listbox" class="eidan-search__list" id="' . $id . '-list" aria-label="'
			. esc_attr__( 'Suggestions', 'eidan' )
			. '" hidden></div><p role="status" class="eidan-search__status"></p></form>';
	}

	/**
	 * The post types that visitors may search, of those that the author chose.
	 *
	 * @param list<string> $chosen Names of post types; empty = all.
	 * @return array<string, string> Labels by name; empty = all.
	 */
	private static function types( array $chosen ): array {
		$types = array();
		foreach ( $chosen as $name ) {
			$type = Suggestions::is_searched( $name ) ? get_post_type_object( $name ) : null;
			if ( null !== $type ) {
				$types[ $type->name ] = Text::of( $type->labels->singular_name );
			}
		}

		return $types;
	}

	/**
	 * Filter `script_module_data_@eidan/search`: where suggestions come from, which is also where Enter leads.
	 *
	 * @param mixed $data Data so far.
	 */
	public static function data( mixed $data ): mixed {
		if ( is_array( $data ) ) {
			$data['url'] = Languages::home();
		}

		return $data;
	}

	/**
	 * Options of the view.
	 *
	 * @param SearchCoverAttributes $attributes Valid attributes.
	 * @param array<string, string> $types      Chosen post types.
	 * @return array<string, mixed>
	 */
	private static function options( array $attributes, array $types ): array {
		$clear = $attributes['clearDelay'];
		$limit = $attributes['suggestions'];
		if ( 0 === $limit ) {
			return array( 'clear' => $clear );
		}
		$names = $types;
		if ( array() === $types ) {
			foreach ( get_post_types( array(), 'objects' ) as $type ) {
				if ( Suggestions::is_searched( $type->name ) ) {
					$names[ $type->name ] = Text::of( $type->labels->singular_name );
				}
			}
		}
		$counts = array( __( 'No suggestions. Press Enter to see all results.', 'eidan' ) );
		for ( $number = 1; $number <= $limit; $number++ ) {
			$counts[] = sprintf(
				/* translators: %d: number of suggestions. */
				_n(
					'%d suggestion. Use the arrow keys to choose.',
					'%d suggestions. Use the arrow keys to choose.',
					$number,
					'eidan'
				),
				$number
			);
		}

		return array(
			'limit'   => $limit,
			// With only one type its name is not shown.
			'names'   => 1 === count( $names ) ? new \stdClass() : $names,
			'counts'  => $counts,
			'failure' => __( 'Suggestions cannot be loaded at the moment. Press Enter to see all results.', 'eidan' ),
			'clear'   => $clear,
		);
	}

	/** The instance of this request. */
	private static function memory(): self {
		return Memory::of( self::class );
	}
}
