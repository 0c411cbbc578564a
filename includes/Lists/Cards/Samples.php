<?php
/**
 * Sample items by post type.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Cards;

use Eidan\Posts\Clients;
use Eidan\Posts\Portfolio;
use Eidan\Posts\Team;
use Eidan\Posts\Testimonials;

/**
 * What lists show in the canvas while they are a sample. An author can make them into drafts, so they are few and
 * simple.
 *
 * @phpstan-import-type Sample from SampleItem
 */
final class Samples {

	/**
	 * The items of a post type. Types without samples of their own get those of posts.
	 *
	 * @param string $type Post type.
	 * @return list<SampleItem>
	 */
	public static function of( string $type ): array {
		$own = match ( $type ) {
			Team::POST_TYPE         => self::people(),
			Testimonials::POST_TYPE => self::testimonials(),
			Clients::POST_TYPE      => self::clients(),
			Portfolio::POST_TYPE    => self::works(),
			default                 => self::posts(),
		};
		/**
		 * Filters the sample items that lists of a post type show in the editor.
		 *
		 * Each has a `title`, and may have an `excerpt`, `words` (HTML of a paragraph), an `image` (a file in
		 * assets/demo/images), `fields` (values by short name), `terms` (names by taxonomy, which drafts get) and
		 * `elements` (texts by name of the element).
		 *
		 * @param list<array<string, mixed>> $samples Sample items.
		 * @param string                     $type    Post type.
		 */
		$filtered = apply_filters( 'eidan_list_samples', $own, $type );
		/**
		 * Samples as described above.
		 *
		 * @var list<Sample> $samples
		 */
		$samples = is_array( $filtered ) ? array_values( $filtered ) : $own;

		return array_map(
			static fn( array $sample, int $index ): SampleItem => new SampleItem( $index, $type, $sample ),
			$samples,
			array_keys( $samples )
		);
	}

	/**
	 * Posts of a blog.
	 *
	 * @return list<Sample>
	 */
	private static function posts(): array {
		return array(
			array(
				'title'   => __( 'What a first conversation is for', 'eidan' ),
				'excerpt' => __( 'An hour without slides tells both sides more than a week of proposals.', 'eidan' ),
				'image'   => 'museum-hall-ceiling-640x427.webp',
			) + self::of_post( __( 'Method', 'eidan' ), 3 ),
			array(
				'title'   => __( 'Three questions before any redesign', 'eidan' ),
				'excerpt' => __(
					'Who comes here, what do they want to leave with, and what stands in their way?',
					'eidan'
				),
				'image'   => 'shutters-row-640x427.webp',
			) + self::of_post( __( 'Design', 'eidan' ), 5 ),
			array(
				'title'   => __( 'Measure less, decide more', 'eidan' ),
				'excerpt' => __( 'A number that changes no decision is decoration.', 'eidan' ),
				'image'   => 'facets-640x427.webp',
			) + self::of_post( __( 'Strategy', 'eidan' ), 4 ),
		);
	}

	/**
	 * What posts read from elsewhere.
	 *
	 * @param string $term    Category.
	 * @param int    $minutes Reading time.
	 * @return array{terms: array<string, list<string>>, elements: array<string, string>}
	 */
	private static function of_post( string $term, int $minutes ): array {
		return array(
			'terms'    => array( 'category' => array( $term ) ),
			'elements' => array(
				'terms'        => $term,
				'category'     => $term,
				'reading-time' => sprintf(
					/* translators: %s: number of minutes. */
					_n( '%s minute read', '%s minutes read', $minutes, 'eidan' ),
					(string) $minutes
				),
			),
		);
	}

	/**
	 * People.
	 *
	 * @return list<Sample>
	 */
	private static function people(): array {
		return array(
			array(
				'title'   => __( 'Anna Berg', 'eidan' ),
				'excerpt' => __(
					'Anna founded the office and still reads every proposal before it goes out.',
					'eidan'
				),
				'fields'  => array(
					'role'  => __( 'Managing director', 'eidan' ),
					'email' => 'anna@example.com',
				),
			),
			array(
				'title'   => __( 'Luca Moretti', 'eidan' ),
				'excerpt' => __(
					'Luca draws first and talks later. He came from publishing, and it shows in the margins.',
					'eidan'
				),
				'fields'  => array(
					'role'  => __( 'Design', 'eidan' ),
					'email' => 'luca@example.com',
				),
			),
			array(
				'title'   => __( 'Grace Okafor', 'eidan' ),
				'excerpt' => __(
					'Grace listens for a living: to customers, to staff, and to what both leave out.',
					'eidan'
				),
				'fields'  => array(
					'role'  => __( 'Research', 'eidan' ),
					'email' => 'grace@example.com',
				),
			),
		);
	}

	/**
	 * Testimonials.
	 *
	 * @return list<Sample>
	 */
	private static function testimonials(): array {
		return array(
			array(
				'title'  => __( 'Marta Silva', 'eidan' ),
				'words'  => __(
					'They listened for a day and drew for a week. We have used the result for six years.',
					'eidan'
				),
				'fields' => array(
					'company' => __( 'Silva Ceramics', 'eidan' ),
					'rating'  => 5.0,
				),
			),
			array(
				'title'  => __( 'Owen Price', 'eidan' ),
				'words'  => __( 'Short meetings, clear words, no surprises on the invoice.', 'eidan' ),
				'fields' => array(
					'company' => __( 'North Line Ferries', 'eidan' ),
					'rating'  => 5.0,
				),
			),
			array(
				'title'  => __( 'Keiko Sato', 'eidan' ),
				'words'  => __(
					'Our customers found the new shop before we announced it. It felt as if it had always been there.',
					'eidan'
				),
				'fields' => array(
					'company' => __( 'Sato & Daughters', 'eidan' ),
					'rating'  => 4.5,
				),
			),
		);
	}

	/**
	 * Clients. They have no logo, so lists show their names.
	 *
	 * @return list<Sample>
	 */
	private static function clients(): array {
		return array_map(
			static fn( string $title ): array => array( 'title' => $title ),
			array(
				__( 'Silva Ceramics', 'eidan' ),
				__( 'North Line', 'eidan' ),
				__( 'Sato & Daughters', 'eidan' ),
				__( 'Atelier Ost', 'eidan' ),
			)
		);
	}

	/**
	 * Works of a portfolio.
	 *
	 * @return list<Sample>
	 */
	private static function works(): array {
		$works = array();
		foreach ( array(
			array( __( 'Harbour Office', 'eidan' ), __( 'Interiors', 'eidan' ), 'museum-hall-640x853.webp', '2x2' ),
			array( __( 'North Pier', 'eidan' ), __( 'Buildings', 'eidan' ), 'night-facade-grid-640x427.webp', '1x1' ),
			array( __( 'Field Notes', 'eidan' ), _x( 'Print', 'design', 'eidan' ), 'meadow-640x455.webp', '1x1' ),
			array( __( 'Atlas Identity', 'eidan' ), __( 'Identity', 'eidan' ), 'facets-640x427.webp', '1x2' ),
			array( __( 'Quiet Rooms', 'eidan' ), __( 'Interiors', 'eidan' ), 'handrail-640x769.webp', '2x1' ),
			array( __( 'Long Table', 'eidan' ), __( 'Buildings', 'eidan' ), 'mill-640x894.webp', '1x1' ),
		) as list( $title, $category, $image, $tile ) ) {
			$works[] = array(
				'title'    => $title,
				'excerpt'  => __( 'A sentence or two about the work.', 'eidan' ),
				'image'    => $image,
				'fields'   => array(
					'client'    => __( 'Client', 'eidan' ),
					'date'      => '2026',
					'tile-size' => $tile,
				),
				'terms'    => array(
					Portfolio::CATEGORY => array( $category ),
					Portfolio::TAG      => array( __( 'Tag', 'eidan' ) ),
				),
				'elements' => array(
					'category' => $category,
					'terms'    => $category,
					'tag'      => __( 'Tag', 'eidan' ),
					'year'     => '2026',
				),
			);
		}

		return $works;
	}
}
