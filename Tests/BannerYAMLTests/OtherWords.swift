/// For words of the language what they are in other languages, and what says the opposite or something else.
let otherWords: [(word: String, others: [String])] = """
    version: Fassung versión versione versie versão versioon wersja vision
    name: Name nom nombre nome naam namn navn nazwa nam name. game same
    description: Beschreibung descripción descrizione descrição beschrijving beskrivning prescription
    timeZone: Zeitzone fuseauHoraire zonaHoraria fusoOrario tijdzone tz zone timeZones
    viewport: Fenster fenêtre ventana finestra janela venster window
    layout: Anordnung disposition diseño disposizione disposição lay payout layoutOut
    paging: Seiten pagination paginación paginazione paginação aging paving paying imaging
    timer: Zeitgeber minuterie temporizador minuteur tijd tier timed time times timber
    transition: Übergang transición transizione transição overgang overgång
    focus: Fokus foco fuoco focale fokus ficus locus unfocus blur focusOut focusIn
    indicator: Anzeige indicateur indicador indicatore aanduiding indikator
    controls: Steuerung contrôles controles controlli besturing control controle
    breakpoints: Umbruchpunkte pointsDeRupture puntos breakpoint
    items: Elemente éléments elementos elementi itens onderdelen item times stems
    scenarios: Szenarien scénarios escenarios scenari cenários scenario
    arrows: Pfeile flèches flechas frecce setas pijlen pilar pile arrow
    pause: Pause pausa pauze paus pauses cause resume play run
    width: Breite largeur ancho larghezza largura breedte bredd bredde with widths height weight
    height: Höhe hauteur alto altura altezza hoogte höjd højde eight weight width hight heigh
    cellWidthMultiplier: cellHeightMultiplier cellWidth
    cellHeightMultiplier: cellWidthMultiplier cellHeight
    spacing: Abstand espacement espaciado spaziatura espaçamento afstand pacing gap gutter spaceBetween spading
    axis: Achse axe eje asse eixo as axes taxis orientation
    direction: Richtung dirección direzione direção richting riktning retning directie
    align: Ausrichtung aligner alinear allineare alinhar uitlijnen alin lign alignment
    horizontal: waagerecht horizontale orizzontale horizontaal horisontal orizontal vertical x
    vertical: senkrecht verticale verticaal vertikal horizontal y
    center: Mitte centre centro centrum midten enter venter Zenter edge start
    start: Anfang début inicio inizio início begin star stat tart end stop finish staart
    leftToRight: linksNachRechts rightToLeft ltr
    rightToLeft: rechtsNachLinks leftToRight rtl
    loop: Schleife boucle bucle ciclo lus slinga lop loo poop pool noLoop unloop
    startPage: Startseite pageInitiale endPage lastPage stopPage initialPage
    maxPagesPerSwipe: minPagesPerSwipe maxPages
    decelerationRate: accelerationRate friction
    none: keine aucun ninguno nessuno nenhum geen ingen one nine non nome noen bone all
    rewind: zurückspulen rembobiner forward remind unwind wind
    infinite: unendlich infini infinito oneindig infinit infinie finite
    normal: normale normaal norma formal abnormal unnormal
    fast: schnell rapide rápido veloce snel rask fat fats last cast vast fest slow
    interval: Intervall intervalle intervalo intervallo intervall internal
    cycles: Zyklen ciclos cicli cyclussen cycle
    countsFrom: zähltAb countsTo countsUntil
    afterInteraction: nachBedienung beforeInteraction interaction
    whenHidden: whenShown whenVisible whenUnhidden
    whenHovered: whenUnhovered beimZeigen
    whenFocused: whenUnfocused whenBlurred
    whenReduced: whenFull whenUnreduced reducedMotion
    change: Wechsel changement cambio cambiamento mudança verandering charge changes chance
    settle: einrasten poser asentar sette settled nestle
    restart: neustarten redémarrer reiniciar restar start reset stop
    resume: fortsetzen reprendre reanudar riprendere retomar résumé resum pause suspend
    stop: halt arrêter parar detener fermare top sto stopp step go shop start
    ignore: ignorieren ignorer ignorar ignorare negeren heed
    hold: halten tenir mantener tenere houden hålla old gold bold hole release
    keep: behalten garder mantener behouden jeep keel weep drop
    forward: vorwärts avant adelante avanti framåt froward backward forwards
    backward: rückwärts arrière atrás indietro achteruit forward backwards
    duration: Dauer durée duración durata duração duur varaktighet curation
    easing: Beschleunigung lissage easting teasing
    effect: Effekt effet efecto effetto efeito effekt affect defect
    slide: gleiten glisser deslizar scorrere glida lide side slice slid elide glide snide fade
    fade: blenden fondu atenuar dissolvenza face fad fads fare fase fate jade
    scale: Skalierung échelle escala scala schaal skala sale scape scald stale
    linear: linéaire lineal lineare lineair linea liner nonlinear
    style: Stil stile estilo stijl stil styl stale
    color: Farbe couleur colore cor kleur färg farve colour dolor
    currentColor: aktuelleFarbe couleurActuelle color activeColor otherColor
    placement: Platzierung emplacement colocación posizione plaatsing position displacement
    edge: Rand bord borde bordo borda kant ede wedge hedge
    below: unten dessous debajo sotto abaixo onder bellow blow above
    over: über sur sobre sopra boven över ober ove under ever oven
    bottom: unten bas abajo fondo basso onderkant bortom top button
    dots: Punkte points puntos punti pontos stippen punkter dot dogs rots dos
    scalingDots: wachsendePunkte points dots
    pill: Pille pilule píldora pillola comprimido pil ill pull poll bill
    scrollBar: Bildlaufleiste barra scroll
    progressBar: Fortschrittsbalken barreDeProgression progress
    timerBar: Zeitleiste
    fraction: Bruch fracción frazione fração breuk bråk faction traction friction
    size: Größe taille tamaño dimensione tamanho grootte storlek sizes side sie sixe prize
    medium: mittel moyen medio médio middel mediu median
    small: klein petit pequeño piccolo pequeno liten mall smal skall tall large
    background: Hintergrund fond fondo sfondo achtergrond bakgrund foreground
    thumb: Daumen pouce pulgar pollice thum numb dumb
    track: Spur piste pista spoor spår tack rack trace trick
    inset: Einzug retrait inserto unset onset outset insert inlet
    hidesAfter: hidesBefore showsAfter
    hidesForSinglePage: showsForSinglePage
    minWidth: maxWidth minimumWidth minHeight width
    title: Titel titre título titolo titulo titel tile tiles tittle untitled
    subtitle: Untertitel sousTitre subtítulo sottotitolo ondertitel subtitel subtile subtle title
    image: Bild imagen immagine imagem afbeelding bild billede mage imago
    link: Verweis lien enlace collegamento ligação länk lenke ink pink kink line unlink
    tags: Schlagwörter étiquettes etiquetas etichette tag tage tabs rags
    when: wann quand cuándo quando wanneer när når wen hen then unless whenNot
    from: von desde depuis fra från vanaf form rom fro until to
    until: bis hasta jusque fino até tot till util from unit unti1 since
    days: Tage jours días giorni dias dagen dagar dage day dags says rays nights
    hours: Stunden heures horas ore uren timmar timer hour ours yours jours hors
    otherwise: sonst sinon sino altrimenti senão anders unless
    inputs: Eingaben entrées entradas ingressi invoer input outputs
    expect: erwarten attendre esperar aspettare verwachten except unexpect aspect
    swipe: wischen balayer deslizar scorri vegen wipe sweep
    drag: ziehen glisser arrastrar trascinare slepen dag dra rag brag drop
    velocity: Geschwindigkeit vitesse velocidad velocità velocidade snelheid
    select: auswählen choisir seleccionar selezionare selecteren elect deselect unselect
    hover: zeigen survoler pasar passare hoover jover over cover lover unhover
    leave: verlassen quitter salir lasciare sair verlaten lave leve eave enter
    hide: verbergen masquer ocultar nascondere esconder hid hire hied unhide show
    show: zeigen montrer mostrar mostrare tonen how sow snow shoe shop hide
    page: Seite page página pagina sida side lage age pages pate
    count: Anzahl compte cuenta conta contagem aantal antal cont county discount
    always: immer toujours siempre sempre altijd alltid never
    never: nie jamais nunca mai nooit aldri ever lever always
    item: Element élément elemento artikel items stem
    shownAtLeast: shownAtMost atLeast hiddenAtLeast
    shownAtMost: shownAtLeast atMost hiddenAtMost
    current: aktuell actuel actual attuale atual huidig curent currant
    hidden: versteckt caché oculto nascosto verborgen bidden shown unhidden
    next: nächste suivant siguiente prossimo próximo volgende nästa net nest ext text previous
    previous: vorige précédent anterior precedente vorig precious next
    text: texte texto testo tekst tex test next
    alpha: alfa aloha beta
    fill: füllen remplir llenar riempire vullen fil ill till full
    mon: lun lunes lundi lunedì Montag ma man mån don
    tue: mar jue mardi Dienstag di tir tis due
    wed: mer mié mercredi Mittwoch wo ons web
    thu: jeu jue jeudi Donnerstag do tor thr
    fri: ven vie vendredi Freitag vr fre fry
    sat: sam sáb samedi Samstag za lør sad set
    sun: dim dom dimanche Sonntag zo søn son lun
    """
    .split(separator: "\n").map { line in
        let words = line.split(separator: " ").map(String.init)
        return (String(words[0].dropLast()), Array(words.dropFirst()))
    }
