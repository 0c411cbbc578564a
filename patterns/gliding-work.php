<?php
/**
 * Section: two rows of work that glide in opposite directions.
 *
 * @package Eidan
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

ob_start( array( \Eidan\Patterns\Macros::class, 'fill' ) );
?>
<!-- wp:group {"tagName":"section","align":"full","style":{"spacing":{"padding":{"top":"var:preset|spacing|70","bottom":"var:preset|spacing|70"},"margin":{"top":"0","bottom":"0"}}},"layout":{"type":"constrained"}} -->
<section class="wp-block-group alignfull" style="margin-top:0;margin-bottom:0;padding-top:var(--wp--preset--spacing--70);padding-bottom:var(--wp--preset--spacing--70)"><!-- wp:group {"align":"wide","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide"><!-- wp:heading -->
<h2 class="wp-block-heading">Selected work</h2>
<!-- /wp:heading --></div>
<!-- /wp:group -->

<!-- wp:spacer {"height":"var:preset|spacing|40"} -->
<div style="height:var(--wp--preset--spacing--40)" aria-hidden="true" class="wp-block-spacer"></div>
<!-- /wp:spacer -->

<!-- wp:eidan/scrolling-tiles {"align":"full","ratio":"3/2","height":{"desktop":300,"tablet":240,"phone":190},"captions":"hover"} -->
<div class="wp-block-eidan-scrolling-tiles alignfull has-captions-hover has-zoom is-restful"><!-- wp:eidan/scrolling-tiles-row -->
<div class="wp-block-eidan-scrolling-tiles-row"><div class="eidan-tiles"><!-- wp:eidan/scrolling-tiles-item {"source":{{source:museum-hall}},"url":"{{portfolio:northlight}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:museum-hall}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:northlight}}">A museum at walking pace</a></p><p><span class="eidan-tile__text">Wayfinding</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:spiral-stair}},"url":"{{portfolio:oakhurst}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:spiral-stair}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:oakhurst}}">The long stair</a></p><p><span class="eidan-tile__text">Digital product</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:hibiscus}},"url":"{{portfolio:calder}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:hibiscus}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:calder}}">Forty plants, one lamp</a></p><p><span class="eidan-tile__text">Publishing</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:shutters}},"url":"{{portfolio:weststad}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:shutters}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:weststad}}">The repair desk</a></p><p><span class="eidan-tile__text">Strategy</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:night-facade}},"url":"{{portfolio:nocturne}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:night-facade}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:nocturne}}">Seven columns, like a week</a></p><p><span class="eidan-tile__text">Identity</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:terminal-roof}},"url":"{{portfolio:terminal-south}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:terminal-roof}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:terminal-south}}">One flight up</a></p><p><span class="eidan-tile__text">Wayfinding</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item --></div></div>
<!-- /wp:eidan/scrolling-tiles-row -->

<!-- wp:eidan/scrolling-tiles-row {"direction":"end","speed":0.04} -->
<div class="wp-block-eidan-scrolling-tiles-row is-towards-end"><div class="eidan-tiles"><!-- wp:eidan/scrolling-tiles-item {"source":{{source:mill}},"url":"{{portfolio:working-hours}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:mill}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:working-hours}}">Two workers in a folding room</a></p><p><span class="eidan-tile__text">Research</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:tower}},"url":"{{portfolio:stone-rooms}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:tower}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:stone-rooms}}">Rooms 14 to 31</a></p><p><span class="eidan-tile__text">Publishing</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:facets}},"url":"{{portfolio:facet}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:facets}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:facet}}">Panel type 7</a></p><p><span class="eidan-tile__text">Digital product</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:stories-book}},"url":"{{portfolio:the-stories-book}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:stories-book}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:the-stories-book}}">First edition</a></p><p><span class="eidan-tile__text">Publishing</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:calla}},"url":"{{portfolio:herbarium}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:calla}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:herbarium}}">Plate 212</a></p><p><span class="eidan-tile__text">Strategy</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item -->

<!-- wp:eidan/scrolling-tiles-item {"source":{{source:poppy}},"url":"{{portfolio:poppy-and-rye}}"} -->
<div class="wp-block-eidan-scrolling-tiles-item eidan-tile"><figure class="eidan-tile__image">{{img:poppy}}</figure><div class="eidan-tile__words"><p><a class="eidan-tile__title" href="{{portfolio:poppy-and-rye}}">Lot 18</a></p><p><span class="eidan-tile__text">Identity</span></p></div></div>
<!-- /wp:eidan/scrolling-tiles-item --></div></div>
<!-- /wp:eidan/scrolling-tiles-row --></div>
<!-- /wp:eidan/scrolling-tiles --></section>
<!-- /wp:group -->
<?php
ob_end_flush();
