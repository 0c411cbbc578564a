<?php
/**
 * Lets through of an SVG what an icon is made of, and refuses everything that could do harm.
 *
 * @package Eidan
 */

declare( strict_types=1 );

// phpcs:disable WordPress.NamingConventions.ValidVariableName.UsedPropertyNotSnakeCase -- The DOM's own names.

namespace Eidan\Icons;

use DOMAttr;
use DOMComment;
use DOMDocument;
use DOMElement;
use DOMNode;
use DOMText;
use WP_Error;

/**
 * An allow-list of elements and attributes.
 *
 * What drawing programs leave behind and nobody sees (comments, titles, metadata, ids, classes, their own namespaces)
 * is taken away; what loads, runs or styles something is refused with a reason, so that nobody wonders where a part
 * of the drawing went.
 */
final class Svg {

	/** Bytes; an icon has one or two thousand. */
	public const MAX_BYTES = 50_000;

	/** Shapes with the attributes that only they have. */
	private const SHAPES = array(
		'svg'      => array( 'viewBox', 'xmlns' ),
		'g'        => array(),
		'path'     => array( 'd' ),
		'circle'   => array( 'cx', 'cy', 'r' ),
		'ellipse'  => array( 'cx', 'cy', 'rx', 'ry' ),
		'rect'     => array( 'x', 'y', 'width', 'height', 'rx', 'ry' ),
		'line'     => array( 'x1', 'y1', 'x2', 'y2' ),
		'polyline' => array( 'points' ),
		'polygon'  => array( 'points' ),
	);

	/** Attributes of every shape. */
	private const PAINT = array(
		'fill',
		'fill-rule',
		'fill-opacity',
		'clip-rule',
		'stroke',
		'stroke-width',
		'stroke-linecap',
		'stroke-linejoin',
		'stroke-miterlimit',
		'stroke-dasharray',
		'stroke-dashoffset',
		'stroke-opacity',
		'opacity',
		'transform',
		'vector-effect',
	);

	/** Elements that draw nothing. */
	private const SILENT = array( 'title', 'desc', 'metadata', 'namedview' );

	/** Attributes without an effect on the drawing once it is one of ours. */
	private const IDLE = array(
		'id',
		'class',
		'version',
		'width',
		'height',
		'x',
		'y',
		'role',
		'focusable',
		'preserveaspectratio',
		'overflow',
		'enable-background',
		'xml:space',
		'xml:lang',
		'lang',
		'baseprofile',
		'color',
		'tabindex',
	);

	/**
	 * Cleans an SVG.
	 *
	 * @param string $source Anything.
	 * @return string|WP_Error The icon: all paint in the colour of the text, without size. Or why it is refused, and
	 *                         what to do.
	 */
	public static function clean( string $source ): string|WP_Error {
		$source = trim( $source );
		if ( strlen( $source ) > self::MAX_BYTES ) {
			return self::refuse(
				sprintf(
					/* translators: %s: Number of kilobytes. */
					__( 'The file is larger than %s kB. Simplify the drawing before you upload it.', 'eidan' ),
					number_format_i18n( self::MAX_BYTES / 1000 )
				)
			);
		}
		if ( 1 === preg_match( '/<!ENTITY/i', $source ) ) {
			return self::refuse( __( 'The file defines entities. Export it again as plain SVG.', 'eidan' ) );
		}
		$document = self::parse( $source );
		$root     = $document?->documentElement;
		if ( null === $root || 'svg' !== strtolower( $root->localName ?? '' ) ) {
			return self::refuse( __( 'This is no SVG file. Export the drawing as SVG.', 'eidan' ) );
		}
		if ( 1 !== preg_match( '/^\s*-?[\d.]+(?:[\s,]+-?[\d.]+){3}\s*$/', $root->getAttribute( 'viewBox' ) ) ) {
			return self::refuse(
				__( 'The file has no viewBox, so it cannot change its size. Export it with one.', 'eidan' )
			);
		}
		$reason = '';
		$html   = self::element( $root, $reason );

		return '' === $reason ? $html : self::refuse( $reason );
	}

	/**
	 * Reads the XML; nothing is loaded from anywhere.
	 */
	private static function parse( string $source ): ?DOMDocument {
		if ( '' === $source ) {
			return null;
		}
		$document = new DOMDocument();
		$before   = libxml_use_internal_errors( true );
		$loaded   = $document->loadXML( $source, LIBXML_NONET | LIBXML_COMPACT );
		libxml_clear_errors();
		libxml_use_internal_errors( $before );

		return $loaded ? $document : null;
	}

	/**
	 * Writes one element anew.
	 *
	 * @param DOMElement $element
	 * @param string     $reason  Set when something is to be refused.
	 */
	private static function element( DOMElement $element, string &$reason ): string {
		$name   = strtolower( (string) $element->localName );
		$prefix = $element->prefix ?? '';
		if ( in_array( $name, self::SILENT, true ) || ( '' !== $prefix && 'svg' !== $prefix ) ) {
			return '';
		}
		if ( ! isset( self::SHAPES[ $name ] ) ) {
			if ( 'defs' === $name && ! $element->hasChildNodes() ) {
				return '';
			}
			$reason = self::element_reason( $name );
			return '';
		}
		$inside = '';
		foreach ( $element->childNodes as $child ) {
			$inside .= self::child( $child, $reason );
		}
		$attributes = self::attributes( $element, $name, $reason );
		if ( 'svg' === $name && ! $element->hasAttribute( 'fill' ) ) {
			// Without one SVG paints black.
			$attributes .= ' fill="currentColor"';
		}

		return '' === $inside ? "<$name$attributes/>" : "<$name$attributes>$inside</$name>";
	}

	/**
	 * Writes what stands in an element.
	 *
	 * @param DOMNode $child  Node.
	 * @param string  $reason Set when something is to be refused.
	 */
	private static function child( DOMNode $child, string &$reason ): string {
		if ( $child instanceof DOMElement ) {
			return self::element( $child, $reason );
		}
		if ( ! $child instanceof DOMComment && ( ! $child instanceof DOMText || '' !== trim( $child->data ) ) ) {
			$reason = __( 'The file has text or instructions in it. Convert text into paths and export the drawing again.', 'eidan' );
		}

		return '';
	}

	/**
	 * Writes the attributes of an element anew.
	 *
	 * @param DOMElement $element
	 * @param string     $name
	 * @param string     $reason  Set when something is to be refused.
	 */
	private static function attributes( DOMElement $element, string $name, string &$reason ): string {
		$html = 'svg' === $name ? ' xmlns="http://www.w3.org/2000/svg"' : '';
		foreach ( $element->attributes as $attribute ) {
			if ( ! $attribute instanceof DOMAttr || 'xmlns' === $attribute->name ) {
				continue;
			}
			$allowed = self::attribute_name( $attribute->nodeName, $name );
			if ( '' === $allowed ) {
				$reason = self::is_idle( $attribute->nodeName )
					? $reason
					: self::attribute_reason( $attribute->nodeName );
				continue;
			}
			$value = self::value( $allowed, trim( $attribute->value ) );
			if ( null === $value ) {
				$reason = sprintf(
					/* translators: %s: Attribute of an SVG element. */
					__( 'The file has a value in “%s” that an icon cannot have. Expand gradients, patterns and clipping into plain shapes.', 'eidan' ),
					$allowed
				);
				continue;
			}
			$html .= sprintf( ' %s="%s"', $allowed, esc_attr( $value ) );
		}

		return $html;
	}

	/**
	 * The name of an attribute, spelled as it should be, if it is allowed.
	 *
	 * @param string $name Attribute.
	 */
	private static function attribute_name( string $name, string $element ): string {
		foreach ( array( ...self::SHAPES[ $element ], ...self::PAINT ) as $allowed ) {
			if ( 'xmlns' !== $allowed && strtolower( $allowed ) === strtolower( $name ) ) {
				return $allowed;
			}
		}

		return '';
	}

	/**
	 * A value that can be printed, or null.
	 *
	 * @param string $name Attribute.
	 */
	private static function value( string $name, string $value ): ?string {
		return match ( $name ) {
			'fill', 'stroke' => self::paint( $value ),
			// Path data, lengths, lists of numbers, transformations: no letters but their commands and words.
			'd'              => 1 === preg_match( '/^[MmLlHhVvCcSsQqTtAaZzEe0-9\s,.+-]*$/', $value ) ? $value : null,
			'transform'      => 1 === preg_match(
				'/^(?:(?:matrix|translate|scale|rotate|skewX|skewY)\([-+0-9.eE\s,]*\)[\s,]*)*$/',
				$value
			)
				? $value
				: null,
			'fill-rule', 'clip-rule', 'stroke-linecap', 'stroke-linejoin', 'vector-effect' => 1 === preg_match(
				'/^[a-z-]{1,30}$/',
				$value
			) ? $value : null,
			default          => 1 === preg_match( '/^(?:[-+0-9.eE\s,]*(?:px|%)?|none)$/', $value ) ? $value : null,
		};
	}

	/**
	 * Any colour becomes that of the text.
	 *
	 * @param string $value Paint.
	 */
	private static function paint( string $value ): ?string {
		$value = strtolower( $value );
		if ( 'none' === $value || 'transparent' === $value ) {
			return 'none';
		}

		return 1 === preg_match( '/^(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgb|hsl)a?\([0-9.,%\s\/]+\))$/', $value )
			? 'currentColor'
			: null;
	}

	/**
	 * Whether nobody sees that an attribute is gone.
	 *
	 * @param string $name Attribute.
	 */
	private static function is_idle( string $name ): bool {
		$name = strtolower( $name );
		if ( in_array( $name, self::IDLE, true ) || 1 === preg_match( '/^(?:data|aria)-/', $name ) ) {
			return true;
		}

		// Those of drawing programs, such as `sodipodi:docname`; an address is one that something could load.
		return str_contains( $name, ':' ) && ! str_ends_with( $name, ':href' );
	}

	/**
	 * Why an element is refused.
	 *
	 * @param string $name Element.
	 */
	private static function element_reason( string $name ): string {
		return match ( $name ) {
			'style'           =>
				__( 'The file has a style sheet in it. Export it with presentation attributes.', 'eidan' ),
			'text', 'tspan'   => __(
				'The file has text or instructions in it. Convert text into paths and export the drawing again.',
				'eidan'
			),
			default           => sprintf(
				/* translators: %s: SVG element. */
				__( 'The file has a “%s” element, which icons cannot have. Reduce the drawing to plain shapes.', 'eidan' ),
				$name
			),
		};
	}

	/**
	 * Why an attribute is refused.
	 *
	 * @param string $name Attribute.
	 */
	private static function attribute_reason( string $name ): string {
		return sprintf(
			/* translators: %s: Attribute of an SVG element. */
			__( 'The file has a “%s” attribute, which icons cannot have. Export it as plain SVG with presentation attributes.', 'eidan' ),
			$name
		);
	}

	/**
	 * A refusal.
	 *
	 * @param string $reason What is wrong and what to do.
	 */
	private static function refuse( string $reason ): WP_Error {
		return new WP_Error( 'eidan_svg_refused', $reason, array( 'status' => 400 ) );
	}
}
