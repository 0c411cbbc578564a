<?php
/**
 * The item template for people.
 *
 * @package Eidan
 */

declare( strict_types=1 );

namespace Eidan\Lists\Templates;

use Eidan\Lists\Cards\Card;
use Eidan\Lists\Cards\CardDialog;
use Eidan\Lists\Cards\CardImage;
use Eidan\Lists\Cards\Contact;
use Eidan\Lists\Cards\ContentFields;
use Eidan\Lists\Cards\ItemText;
use Eidan\Lists\Cards\Template;
use Eidan\Lists\Cards\TemplateMaker;
use Eidan\Support\Html;
use Eidan\Support\Lazy;
use Eidan\Support\Text;

defined( 'ABSPATH' ) || exit;

/**
 * A portrait, name, role and contact details. The link of the name covers the card, except for its other links.
 */
final class Team implements TemplateMaker {

	public const NAME = 'team';

	/** What appears on hover and focus. */
	public const HOVERS = array( 'none', 'second-portrait', 'contact' );

	/**
	 * The template.
	 *
	 * @param string $name Its name, see OwnTemplates.
	 */
	public static function template( string $name ): Template {
		return new Template(
			name: $name,
			render: self::render( ... ),
			look: array(
				'hover'  => array(
					'type'    => 'string',
					'enum'    => self::HOVERS,
					'default' => 'none',
				),
				'dialog' => array(
					'type'    => 'boolean',
					'default' => false,
				),
			),
			elements: array(
				'image' => self::portrait( ... ),
				'title' => self::name( ... ),
			),
			prefix: 'eidan-person'
		);
	}

	/**
	 * The inside of a card.
	 *
	 * @param Card $card The person.
	 * @return string HTML.
	 */
	public static function render( Card $card ): string {
		$parts = $card->elements();
		$image = $parts['image'] ?? '';
		$last  = 'image' === array_key_last( $parts );
		unset( $parts['image'] );
		$text   = array() === $parts ? '' : '<div class="eidan-person__text">' . self::grouped( $parts ) . '</div>';
		$dialog = self::has_dialog( $card ) ? CardDialog::content( self::biography( $card ) ) : '';

		return '<div class="eidan-person">' . ( $last ? $text . $image : $image . $text ) . '</div>' . $dialog;
	}

	/**
	 * Whether a click opens the biography. Password-protected people have none.
	 *
	 * @param Card $card The person.
	 */
	private static function has_dialog( Card $card ): bool {
		return true === $card->look( 'dialog' ) && null !== $card->post && ! $card->is_protected();
	}

	/**
	 * The portrait, with the second one over it; initials if there is none.
	 *
	 * @param Card $card The person.
	 */
	private static function portrait( Card $card ): string {
		$image  = $card->img();
		$second = 'second-portrait' === $card->look( 'hover' ) && '' !== $image
			? CardImage::of(
				$card,
				ContentFields::image( $card->item, 'second-portrait' ),
				array(
					'class' => 'eidan-person__second',
					// The first image already names the person.
					'alt'   => '',
				) + Lazy::SECOND
			)
			: '';

		return '<figure' . Html::attributes(
			array(
				'class' => 'eidan-person__media',
				'style' => '' === $card->options->ratio ? null : 'aspect-ratio:' . $card->options->ratio,
			)
		) . '>' . ( '' === $image ? self::initials( $card ) : $image ) . $second . '</figure>';
	}

	/**
	 * The initials of the person.
	 *
	 * @param Card $card The person.
	 */
	private static function initials( Card $card ): string {
		$name = Text::plain( $card->title() );

		return '<span class="eidan-person__initials" aria-hidden="true">' . esc_html( self::initials_of( $name ) )
			. '</span>';
	}

	/**
	 * First letters of the first and the last name, with the signs that belong to them. Arabic letters would join and
	 * become a syllable: there is a space between them, as on paper.
	 *
	 * @param string $name A name in any script, as plain text.
	 * @return string One or two letters; '' if there is no name.
	 */
	public static function initials_of( string $name ): string {
		$words   = preg_split( '/\s+/u', $name, -1, PREG_SPLIT_NO_EMPTY );
		$words   = false === $words || array() === $words ? array( '' ) : $words;
		$letters = array_map(
			static fn( string $word ): string =>
				1 === preg_match( '/\p{L}\p{M}*/u', $word, $letter )
					? Text::initial( $letter[0] )
					: mb_substr( $word, 0, 1 ),
			1 < count( $words ) ? array( $words[0], $words[ count( $words ) - 1 ] ) : $words
		);
		$joint   = 1 === preg_match( '/^\p{Arabic}/u', $letters[0] ) ? "\u{a0}" : '';

		return implode( $joint, $letters );
	}

	/**
	 * The name, with the link of the card.
	 *
	 * @param Card $card The person.
	 */
	private static function name( Card $card ): string {
		return $card->heading(
			link: self::has_dialog( $card ) ? CardDialog::link( 'team-' . $card->post?->post_name ) : array()
		);
	}

	/**
	 * Puts adjacent contact details into one box.
	 *
	 * @param array<string, string> $parts HTML by element.
	 * @return string HTML.
	 */
	private static function grouped( array $parts ): string {
		$html = '';
		$box  = '';
		foreach ( $parts as $name => $part ) {
			if ( in_array( $name, Contact::ELEMENTS, true ) ) {
				$box .= $part;
				continue;
			}
			$html .= self::box( $box ) . $part;
			$box   = '';
		}

		return $html . self::box( $box );
	}

	/**
	 * The box of contact details.
	 *
	 * @param string $html Escaped HTML.
	 */
	private static function box( string $html ): string {
		return '' === $html ? '' : '<div class="eidan-person__contact">' . $html . '</div>';
	}

	/**
	 * What the dialog shows: all details of the person.
	 *
	 * @param Card $card The person.
	 */
	private static function biography( Card $card ): string {
		$lazy   = array(
			'class'    => '',
			'sizes'    => '(max-width: 768px) 100vw, 42vw',
			// Not cropped, in its own ratio.
			'ratio'    => '',
			'loading'  => 'lazy',
			'decoding' => 'async',
		);
		$image  = $card->img( $lazy );
		$second = CardImage::of(
			$card,
			ContentFields::image( $card->item, 'second-portrait' ),
			array( 'alt' => '' ) + $lazy
		);
		$words  = null === $card->post ? '' : ItemText::of( $card->post );
		$tag    = 'p' === $card->options->title_tag() ? 'h2' : $card->options->title_tag();
		$parts  = $card->element( 'category' ) . "<$tag>" . $card->title() . "</$tag>" . $card->element( 'role' )
			. ( '' === $words ? $card->excerpt() : '<div class="eidan-person__words">' . $words . '</div>' )
			. self::box( implode( '', array_map( $card->element( ... ), Contact::ELEMENTS ) ) );
		$more   = '' === $card->link()
			? ''
			: sprintf( '<p><a href="%s">%s</a></p>', $card->link(), esc_html__( 'View profile', 'eidan' ) );

		return ( '' === $image ? '' : "<div>$image</div>" )
			. "<div>$parts$more</div>" . ( '' === $image . $second ? '' : "<div>$second</div>" );
	}
}
