<?php
/**
 * One portfolio item as a slide.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Slider;

use Eidan\Lists\Card;
use Eidan\Posts\LightSkin;
use Eidan\Posts\PortfolioMeta;
use Eidan\Support\Html;
use Eidan\Support\Ratio;

/**
 * How an author wants items to look, and their HTML.
 */
final class PortfolioCard {

	private const ELEMENTS = array( 'number', 'title', 'category', 'tag', 'client', 'date', 'excerpt' );

	/** Taxonomies of the elements, for portfolio items and for posts. */
	private const TAXONOMIES = array(
		'category' => array( 'eidan_portfolio_category', 'category' ),
		'tag'      => array( 'eidan_portfolio_tag', 'post_tag' ),
	);

	/**
	 * Use from().
	 *
	 * @param string       $layout    Where the words stand: below, over, hover.
	 * @param list<string> $elements  Chosen elements in their order.
	 * @param string       $ratio     Ratio of pictures, '' for their own.
	 * @param string       $link      Where a card leads: item, website, none.
	 * @param string       $title_tag Element of titles.
	 * @param string       $sizes     How wide pictures are, for the browser's choice.
	 */
	private function __construct(
		public readonly string $layout,
		public readonly array $elements,
		public readonly string $ratio,
		public readonly string $link,
		public readonly string $title_tag,
		public readonly string $sizes,
	) {}

	/**
	 * From the attributes of a block.
	 *
	 * @param array<string, mixed> $attributes Valid attributes.
	 * @param Options              $options    What the slider does.
	 */
	public static function from( array $attributes, Options $options ): self {
		$chosen = is_array( $attributes['elements'] ?? null ) ? $attributes['elements'] : array();

		return new self(
			Html::tag( $attributes['layout'] ?? '', array( 'below', 'over', 'hover' ), 'below' ),
			array_values( array_unique( array_filter( $chosen, static fn ( mixed $name ): bool => in_array( $name, self::ELEMENTS, true ) ) ) ),
			// A slide of a column is as high as the column says.
			$options->vertical ? '' : Ratio::css( $attributes['ratio'] ?? '4/5' ),
			Html::tag( $attributes['link'] ?? '', array( 'item', 'website', 'none' ), 'item' ),
			Html::tag( $attributes['titleTag'] ?? '', array( 'h2', 'h3', 'h4', 'h5', 'h6', 'p' ), 'h3' ),
			$options->sizes()
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The item.
	 */
	public function render( Card $card ): string {
		$parts = array();
		foreach ( $this->elements as $name ) {
			$parts[ $name ] = $this->element( $name, $card );
		}
		return $this->html(
			$card->picture( array( 'sizes' => $this->sizes ) ),
			$parts,
			PortfolioMeta::is_light_skin( $card->id() )
		);
	}

	/**
	 * Invented items, to judge the look by before there are any.
	 *
	 * @return list<string>
	 */
	public function samples(): array {
		$samples = array(
			array( __( 'Harbour Office', 'eidan' ), '#8c8f86' ),
			array( __( 'North Pier', 'eidan' ), '#b7a999' ),
			array( __( 'Field Notes', 'eidan' ), '#6f7a80' ),
			array( __( 'Atlas Identity', 'eidan' ), '#c9c2b6' ),
			array( __( 'Quiet Rooms', 'eidan' ), '#8a7f74' ),
			array( __( 'Long Table', 'eidan' ), '#a3aba6' ),
		);
		$slides  = array();
		foreach ( $samples as $index => list( $title, $colour ) ) {
			$parts = array(
				'number'   => self::number( $index ),
				'title'    => $this->title( $title, '' ),
				'category' => self::span( 'category', esc_html__( 'Category', 'eidan' ) ),
				'tag'      => self::span( 'tag', esc_html__( 'Tag', 'eidan' ) ),
				'client'   => self::span( 'client', esc_html__( 'Client', 'eidan' ) ),
				'date'     => self::span( 'date', '2026' ),
				'excerpt'  => '<p class="eidan-work__excerpt">' . esc_html__( 'A sentence or two about the work.', 'eidan' ) . '</p>',
			);
			$image = '<svg viewBox="0 0 4 5" preserveAspectRatio="none" aria-hidden="true"><path fill="' . esc_attr( $colour ) . '" d="M0 0h4v5H0z"/></svg>';

			$slides[] = '<article class="eidan-card">' . $this->html( $image, array_intersect_key( $parts, array_flip( $this->elements ) ), false ) . '</article>';
		}
		return $slides;
	}

	/**
	 * A card of its parts.
	 *
	 * @param string                $picture HTML of the picture, '' without.
	 * @param array<string, string> $parts   HTML by element.
	 * @param bool                  $light   Whether words over the picture are light.
	 */
	private function html( string $picture, array $parts, bool $light ): string {
		$parts  = array_filter( $parts, static fn ( string $html ): bool => '' !== $html );
		$number = $parts['number'] ?? '';
		unset( $parts['number'] );
		$words = array() === $parts ? '' : '<div>' . implode( '', $parts ) . '</div>';
		$media = '<figure' . Html::attributes(
			array(
				'class' => 'eidan-work__media',
				'style' => '' === $this->ratio ? null : 'aspect-ratio:' . $this->ratio,
			)
		) . '>' . $picture . '</figure>';

		return '<div class="' . esc_attr(
			Html::classes(
				array(
					'eidan-work',
					LightSkin::CARD_CLASS => $light,
				)
			)
		) . '">' . $media . ( '' === $number . $words ? '' : '<div class="eidan-work__text">' . $number . $words . '</div>' ) . '</div>';
	}

	/**
	 * One element as escaped HTML.
	 *
	 * @param string $name Its name.
	 * @param Card   $card The item.
	 */
	private function element( string $name, Card $card ): string {
		return match ( $name ) {
			'number'          => self::number( $card->index ),
			'title'           => $this->title( $card->title(), $this->address( $card ) ),
			'category', 'tag' => self::span( $name, $this->terms( $name, $card ) ),
			'client'          => self::span( $name, $card->is_protected() ? '' : esc_html( PortfolioMeta::client( $card->id() ) ) ),
			'date'            => self::span( $name, $card->is_protected() ? '' : esc_html( PortfolioMeta::readable_date( $card->id() ) ) ),
			'excerpt'         => str_replace( 'eidan-card__', 'eidan-work__', $card->excerpt() ),
			default           => '',
		};
	}

	/**
	 * Where a card leads; '' for nowhere.
	 *
	 * @param Card $card The item.
	 */
	private function address( Card $card ): string {
		$website = 'website' === $this->link && ! $card->is_protected() ? esc_url( PortfolioMeta::website( $card->id() ) ) : '';
		if ( 'none' === $this->link ) {
			return '';
		}
		return '' === $website ? $card->link() : $website;
	}

	/**
	 * A title; its link covers the whole card.
	 *
	 * @param string $title Escaped HTML.
	 * @param string $url   Escaped address, '' without link.
	 */
	private function title( string $title, string $url ): string {
		return sprintf(
			'<%1$s class="eidan-work__title">%2$s</%1$s>',
			$this->title_tag,
			'' === $url ? $title : '<a href="' . $url . '">' . $title . '</a>'
		);
	}

	/**
	 * Names of an item's terms.
	 *
	 * @param string $name category or tag.
	 * @param Card   $card The item.
	 */
	private function terms( string $name, Card $card ): string {
		$names = array();
		foreach ( self::TAXONOMIES[ $name ] ?? array() as $taxonomy ) {
			foreach ( $card->term_list( $taxonomy ) as $term ) {
				$names[] = esc_html( $term->name );
			}
		}
		return implode( ', ', $names );
	}

	/**
	 * The two-digit counter of a card.
	 *
	 * @param int $index Position from 0.
	 */
	private static function number( int $index ): string {
		return '<span class="eidan-work__number" aria-hidden="true">' . sprintf( '%02d', $index + 1 ) . '</span>';
	}

	/**
	 * A short line, or nothing.
	 *
	 * @param string $name Element.
	 * @param string $html Escaped HTML.
	 */
	private static function span( string $name, string $html ): string {
		return '' === $html ? '' : '<span class="eidan-work__' . $name . '">' . $html . '</span>';
	}
}
